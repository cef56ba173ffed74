import { createServer, type Server } from 'node:net'

/** Ports of 127.0.0.1 that nobody listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers: Server[] = []
  const ports: number[] = []
  for (let index = 0; index < count; index++) {
    const server = createServer()
    servers.push(server)
    ports.push(
      await new Promise<number>((resolve, reject) => {
        server.once('error', reject)
        server.listen(0, '127.0.0.1', () => {
          const address = server.address()
          if (typeof address === 'object' && address) resolve(address.port)
        })
      }),
    )
  }
  await Promise.all(
    servers.map((server) => new Promise((resolve) => server.close(resolve))),
  )
  return ports
}
