import { createServer } from 'node:net'
import { PortInUseError } from '../errors.ts'

/**
 * Checks that `port` is free on 127.0.0.1, or picks a free one for 0.
 *
 * @throws {PortInUseError} when something listens on the port.
 */
export function freePort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.unref()
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error)
    })
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address()
      const found = typeof address === 'object' ? address?.port : undefined
      server.close(() => resolve(found ?? port))
    })
  })
}
