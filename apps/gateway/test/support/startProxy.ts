import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SilentProxy {
  port: number
  /** Accepts and keeps connections without passing data on. */
  hold(): void
  pass(): void
  /** Connections through it that are open. */
  open(): number
  close(): Promise<void>
}

/** Stands between a client and a local server, and can fall silent. */
export async function startProxy(target: number): Promise<SilentProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let held = false
  const server = createServer((inner) => {
    const outer = connect(target, '127.0.0.1')
    const pair = [inner, outer] as const
    pairs.add(pair)
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk))
      from.on('error', () => undefined)
      from.on('close', () => {
        // While the proxy is silent neither end sees that the other is gone.
        if (held) return
        to.destroy()
        pairs.delete(pair)
      })
    }
    if (held) for (const socket of pair) socket.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const each = (act: (socket: Socket) => void) => {
    for (const pair of pairs) pair.forEach(act)
  }
  return {
    port: (server.address() as AddressInfo).port,
    hold: () => {
      held = true
      each((socket) => socket.pause())
    },
    pass: () => {
      held = false
      for (const pair of pairs) {
        const ended = pair.some((socket) => socket.destroyed)
        for (const socket of pair) ended ? socket.destroy() : socket.resume()
        if (ended) pairs.delete(pair)
      }
    },
    open: () => pairs.size,
    close: async () => {
      each((socket) => socket.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}
