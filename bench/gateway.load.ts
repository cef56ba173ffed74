import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * Sends one request after the other and reads the answers. A client of
 * `node:http` would be slower than the measured servers.
 */
class Connection {
  readonly #socket: Socket
  #chunks: Buffer[] = []
  #length = 0
  #wanted = Number.POSITIVE_INFINITY
  #resolve: ((status: number) => void) | undefined
  #status = 0

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (chunk) => this.#read(chunk))
  }

  async open(): Promise<this> {
    await once(this.#socket, 'connect')
    return this
  }

  send(request: string): Promise<number> {
    this.#chunks = []
    this.#length = 0
    this.#wanted = Number.POSITIVE_INFINITY
    this.#socket.write(request)
    return new Promise((resolve) => {
      this.#resolve = resolve
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#length += chunk.length
    if (this.#wanted === Number.POSITIVE_INFINITY) {
      const text = Buffer.concat(this.#chunks)
      const end = text.indexOf('\r\n\r\n')
      if (end === -1) return
      const head = text.toString('latin1', 0, end)
      this.#status = Number(head.slice(9, 12))
      const body = /content-length: (\d+)/i.exec(head)?.[1] ?? '0'
      this.#wanted = end + 4 + Number(body)
    }
    if (this.#length >= this.#wanted) this.#resolve?.(this.#status)
  }
}

export interface LoadOptions {
  port: number
  connections: number
  /** Path of the n-th request. */
  path: (n: number) => string
  headers?: string
  /** Expected status of every answer. */
  status?: number
  milliseconds: number
}

export interface Load {
  perSecond: number
  /** Milliseconds of each answer, sorted. */
  times: number[]
}

/** Sends requests for the given time, over connections that stay open. */
export async function load(options: LoadOptions): Promise<Load> {
  const { port, path, headers = '', status = 200 } = options
  const connections = await Promise.all(
    Array.from({ length: options.connections }, () =>
      new Connection(port).open(),
    ),
  )
  const times: number[] = []
  let n = 0
  const began = performance.now()
  const until = began + options.milliseconds
  await Promise.all(
    connections.map(async (connection) => {
      for (let now = began; now < until; ) {
        const asked = performance.now()
        const got = await connection.send(
          `GET ${path(n++)} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`,
        )
        if (got !== status) throw new Error(`Answered ${got}`)
        now = performance.now()
        times.push(now - asked)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  for (const connection of connections) connection.close()
  return { perSecond: n / seconds, times: times.sort((a, b) => a - b) }
}
