import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { GatewayStartError } from '../../platform/errors/startErrors.ts'

export interface RunningServer {
  port: number
  /** Lets running requests finish, for as long as `grace` at most. */
  close(): Promise<void>
}

const patience = 300
const headersTimeout = 10_000
const requestTimeout = 25_000

const listen = (server: Server, host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port, ipv6Only: host === '::1' }, () => {
      server.removeListener('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

/**
 * Stops listening and marks each answer with `Connection: close`. A client that
 * is idle for a moment may be about to send a request: its connection closes
 * later.
 */
const close = (server: Server, grace: number): Promise<void> =>
  new Promise((resolve) => {
    const timers = [
      setTimeout(() => server.closeIdleConnections(), patience),
      setTimeout(() => server.closeAllConnections(), grace),
    ]
    server.once('close', () => {
      for (const timer of timers) clearTimeout(timer)
      resolve()
    })
    // The HTTP server's own way closes idle connections at once.
    NetServer.prototype.close.call(server)
  })

/**
 * Listens on every given host with one port. A second host that this machine
 * does not have (IPv6 may be off) is passed over.
 *
 * @throws GatewayStartError when the port is taken.
 */
export async function serve(
  app: Pick<Hono, 'fetch'>,
  options: {
    hosts: readonly string[]
    port: number
    /** Milliseconds that running requests may take at the end; 1,000. */
    grace?: number
    /** Milliseconds that the headers of a request may take; 10,000. */
    headersTimeout?: number
  },
): Promise<RunningServer> {
  const { grace = 1_000 } = options
  const listener = getRequestListener(app.fetch)
  const running = new Set<ServerResponse>()
  let closing = false
  const endAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  const servers: Server[] = []
  let { port } = options
  try {
    for (const host of options.hosts) {
      const server = createServer(
        {
          maxHeaderSize: 16 * 1_024,
          // A client that dribbles its request is cut off.
          headersTimeout: options.headersTimeout ?? headersTimeout,
          requestTimeout,
          connectionsCheckingInterval: 1_000,
          keepAliveTimeout: 5_000,
        },
        (request, response) => {
          running.add(response)
          response.once('close', () => running.delete(response))
          if (closing) endAfter(response)
          void listener(request, response)
        },
      )
      try {
        port = await listen(server, host, port)
        servers.push(server)
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        const absent = code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'
        if (!absent || servers.length === 0) throw error
      }
    }
  } catch (cause) {
    await Promise.all(servers.map((server) => close(server, grace)))
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new GatewayStartError(
        `Port ${port} is in use. Stop what listens there, or name another port (--port, GATEWAY_PORT).`,
        { cause },
      )
    }
    throw cause
  }
  return {
    port,
    close: async () => {
      closing = true
      running.forEach(endAfter)
      await Promise.all(servers.map((server) => close(server, grace)))
    },
  }
}
