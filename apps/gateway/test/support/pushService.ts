import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface PushService {
  /** `host:port` for the list of hosts that may be private. */
  host: string
  /** Token of a new browser. */
  subscribe(): string
  /** Messages that browsers received, in the order of arrival. */
  messages: Record<string, unknown>[]
  /** Authorization headers. */
  authorizations: string[]
  /** Statuses of the next answers; 201 when the list is empty. */
  answers: number[]
  close(): void
}

type Browser = ReturnType<typeof createECDH>

const auth = Buffer.alloc(16, 9)

const open = (browser: Browser, sealed: Buffer): string => {
  const derive = (key: Buffer, salt: Buffer, info: Buffer, size: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, size))
  const [salt, sender] = [sealed.subarray(0, 16), sealed.subarray(21, 86)]
  const input = derive(
    browser.computeSecret(sender),
    auth,
    Buffer.concat([
      Buffer.from('WebPush: info\0'),
      browser.getPublicKey(),
      sender,
    ]),
    32,
  )
  const of = (use: string, size: number) =>
    derive(input, salt, Buffer.from(`Content-Encoding: ${use}\0`), size)
  const cipher = createDecipheriv(
    'aes-128-gcm',
    of('aes128gcm', 16),
    of('nonce', 12),
  )
  cipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([
    cipher.update(sealed.subarray(86, -16)),
    cipher.final(),
  ])
  return text.subarray(0, -1).toString()
}

/** A push service with browsers that read their messages. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  const messages: Record<string, unknown>[] = []
  const authorizations: string[] = []
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const status = answers.shift() ?? 201
    const browser = browsers.get(request.url ?? '')
    authorizations.push(request.headers.authorization ?? '')
    if (status === 201 && browser !== undefined) {
      messages.push({
        to: request.url,
        ...JSON.parse(open(browser, Buffer.concat(chunks))),
      })
    }
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    messages,
    authorizations,
    answers,
    subscribe: () => {
      const browser = createECDH('prime256v1')
      const path = `/browser${browsers.size}`
      const p256dh = browser.generateKeys('base64url')
      browsers.set(path, browser)
      const keys = { p256dh, auth: auth.toString('base64url') }
      return JSON.stringify({ endpoint: `http://${host}${path}`, keys })
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
