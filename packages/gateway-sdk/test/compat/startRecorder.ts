/// <reference types="node" />
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  /** Names and values as they came, in order. */
  readonly headers: readonly string[]
  readonly body: string
}

export type Answer =
  /** `length` claims more than `body` has; the socket is then cut. */
  | {
      status: number
      text?: string
      body?: string
      headers?: Record<string, string>
      length?: number
    }
  | 'drop'

/** A real HTTP server that records requests and sends the set answers. */
export async function startRecorder() {
  const seen: Seen[] = []
  let answer: Answer = { status: 200, body: '{}' }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    seen.push({
      method: request.method,
      url: request.url,
      headers: request.rawHeaders,
      body: Buffer.concat(chunks).toString('latin1'),
    })
    const current = request.url === '/moved' ? { status: 200 } : answer
    if (current === 'drop') {
      request.socket.destroy()
      return
    }
    const { status, text, body = '', headers, length } = current
    if (text !== undefined) response.statusMessage = text
    response.writeHead(status, {
      ...headers,
      ...(length && { 'Content-Length': length }),
    })
    if (length) response.write(body, () => request.socket.destroy())
    else response.end(status === 204 ? undefined : body)
  })
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  )
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Returns the requests since the last call. */
    take: () => seen.splice(0),
    answer: (next: Answer) => {
      answer = next
    },
    dispose: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
