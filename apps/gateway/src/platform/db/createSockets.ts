import { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { lostError } from './isDatabaseUnavailable.ts'

export interface SocketTarget {
  host: readonly string[]
  port: readonly number[]
  /** Path of a Unix socket. */
  path?: string | undefined
}

export interface Sockets {
  /** Starts a connection; for the driver. */
  connect(target: SocketTarget): Duplex
  /** Ends every connection with an error for its pending queries. */
  cut(): void
  /** While closed, new connections fail at once. */
  closed: boolean
}

/** Fails with the first write: sooner, the driver would not notice. */
const deadEnd = () =>
  new Duplex({
    read: () => undefined,
    write: (_chunk, _encoding, done) => done(lostError()),
  })

/**
 * Makes the driver's connections, and keeps hold of them: by itself, a driver
 * waits on a connection that died without a word for as long as the system does.
 */
export function createSockets(): Sockets {
  const open = new Set<Socket>()
  let turn = 0
  const sockets: Sockets = {
    closed: false,
    connect: ({ host, port, path }) => {
      for (const old of open) if (old.destroyed) open.delete(old)
      if (sockets.closed) return deadEnd()
      const socket = new Socket()
      if (path) socket.connect(path)
      else {
        const index = turn++ % host.length
        const name = host[index] ?? 'localhost'
        socket.connect(port[index] ?? 5432, name)
        // The driver names the server by it when it encrypts.
        Object.assign(socket, { host: name })
      }
      open.add(socket)
      return socket
    },
    cut: () => {
      const all = [...open]
      open.clear()
      // After the driver's own writes, which wait for the same moment.
      setImmediate(() => {
        for (const socket of all) socket.destroy(lostError())
      })
    },
  }
  return sockets
}
