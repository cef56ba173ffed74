import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  recipients: string[]
  head: string
  /** Decoded. */
  text: string
}

export interface SmtpSink {
  url: string
  mails: ReceivedMail[]
  /** Replies to the next messages instead of taking them in. */
  replies: string[]
  /** How many clients there have been. */
  connections: number
  close(): void
}

const decode = (body: string): string =>
  Buffer.from(
    body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    'latin1',
  )
    .toString()
    .replaceAll('\r\n', '\n')

/** Minimal mail server (RFC 5321) for tests. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>()
  const sink: SmtpSink = {
    url: '',
    mails: [],
    replies: [],
    connections: 0,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    sink.connections += 1
    let input = ''
    let recipients: string[] = []
    let inData = false
    const reply = (line: string) => socket.write(`${line}\r\n`)
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'STAR') return reply('502 no TLS here')
      if (verb === 'RCPT') recipients.push(/<(.*)>/.exec(line)?.[1] ?? '')
      if (verb === 'DATA') inData = true
      reply(
        verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok',
      )
    }
    const take = (message: string) => {
      const refusal = sink.replies.shift()
      if (refusal === undefined) {
        const [head = '', ...body] = message.split('\r\n\r\n')
        const text = decode(body.join('\r\n\r\n'))
        sink.mails.push({ recipients, head, text })
      }
      recipients = []
      reply(refusal ?? '250 taken')
    }
    reply('220 sink')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      input += chunk.toString('latin1')
      for (;;) {
        const mark = inData ? '\r\n.\r\n' : '\r\n'
        const end = input.indexOf(mark)
        if (end < 0) return
        const part = input.slice(0, end)
        input = input.slice(end + mark.length)
        if (inData) {
          inData = false
          take(part)
        } else command(part)
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  sink.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return sink
}
