import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

export interface HeadServer {
  url: string
  /** Connections so far. */
  readonly connections: number
  /** Answer to a subscription; undefined for silence. */
  answer: object | undefined
  /** Sends a message to everybody who is connected. */
  send(message: object | string): void
  /** Ends every connection. */
  drop(): void
  close(): Promise<void>
}

const frame = (text: string): Buffer => {
  const data = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, data.length]), data])
}

/** A WebSocket that sends what a test sets; messages up to 125 bytes. */
export async function startHeadServer(onPort = 0): Promise<HeadServer> {
  const sockets = new Set<Duplex>()
  let connections = 0
  let isClosing = false
  const server = createServer().on('upgrade', (request, socket: Duplex) => {
    // A client may reconnect while the server closes, which waits for it.
    if (isClosing) {
      socket.destroy()
      return
    }
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
    const accept = createHash('sha1').update(key).digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    connections += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    // All a client ever sends is its one subscription, and its farewell.
    socket.once('data', () => {
      const { answer } = heads
      if (answer !== undefined) socket.write(frame(JSON.stringify(answer)))
      socket.on('data', () => socket.end())
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(onPort, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  const heads: HeadServer = {
    url: `ws://127.0.0.1:${port}`,
    get connections() {
      return connections
    },
    answer: { id: 1, result: '0x1' },
    send: (message) => {
      const text =
        typeof message === 'string' ? message : JSON.stringify(message)
      for (const socket of sockets) socket.write(frame(text))
    },
    drop,
    close: () =>
      new Promise((resolve) => {
        isClosing = true
        drop()
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return heads
}
