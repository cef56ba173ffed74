/// <reference types="node" />
import { createServer, type RequestListener } from 'node:http'
import {
  type AddressInfo,
  createServer as createTcp,
  type Server,
  type Socket,
} from 'node:net'

export interface TestServer {
  readonly url: string
  /** How many connections or requests there were. */
  readonly count: () => number
  readonly close: () => Promise<void>
}

/** An HTTP server on a free port of this machine. */
export async function startServer(
  listener: RequestListener,
): Promise<TestServer> {
  let count = 0
  const server = createServer(
    { maxHeaderSize: 1 << 24 },
    (request, response) => {
      count++
      response.on('error', () => {})
      listener(request, response)
    },
  )
  await listen(server)
  return {
    url: address(server),
    count: () => count,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A server that answers each request with the bytes it likes. */
export async function startBytes(
  answer: (socket: Socket) => unknown,
): Promise<TestServer> {
  let count = 0
  const sockets = new Set<Socket>()
  const server = createTcp((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', () => {
      count++
      void answer(socket)
    })
  })
  await listen(server)
  return {
    url: address(server),
    count: () => count,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = (server: Server) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`
