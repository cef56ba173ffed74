import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export interface JsonRpcRequest {
  id: number
  method: string
  params: unknown[]
}

/**
 * An answer of its own, `drop` for a closed connection, undefined to pass the
 * call on.
 */
export type Fault = object | 'drop' | undefined

export interface RpcProxy {
  url: string
  /** Node that answers the next request; the same for all calls of a batch. */
  pickTarget: () => string
  /** Requests seen, by method. */
  readonly seen: Map<string, number>
  /** Decides about each call of each batch. */
  fault: (call: JsonRpcRequest) => Fault
  /** Changes what the node answered. */
  rewrite: (call: JsonRpcRequest, result: unknown) => unknown
  /** Milliseconds before each answer. */
  delay: number
  close(): Promise<void>
}

/** A node in front of a node that fails, lags or refuses on demand. */
export async function startRpcProxy(
  target: string,
  onPort = 0,
): Promise<RpcProxy> {
  const seen = new Map<string, number>()
  const server = createServer(async (request, response) => {
    try {
      const calls = JSON.parse(await text(request)) as JsonRpcRequest[]
      const faults = calls.map((call) => {
        seen.set(call.method, (seen.get(call.method) ?? 0) + 1)
        return proxy.fault(call)
      })
      if (faults.includes('drop')) return
      const answer = await fetch(proxy.pickTarget(), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(calls),
      })
      const answers = (await answer.json()) as {
        id: number
        result?: unknown
      }[]
      await sleep(proxy.delay)
      for (const entry of answers) {
        const call = calls.find(({ id }) => id === entry.id)
        if (call !== undefined && 'result' in entry) {
          entry.result = proxy.rewrite(call, entry.result)
        }
      }
      const own = calls.map((call, i) => {
        const fault = faults[i]
        return fault === undefined
          ? answers.find(({ id }) => id === call.id)
          : { jsonrpc: '2.0', id: call.id, ...Object(fault) }
      })
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(own))
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(onPort, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const proxy: RpcProxy = {
    url: `http://127.0.0.1:${port}`,
    pickTarget: () => target,
    seen,
    fault: () => undefined,
    rewrite: (_, result) => result,
    delay: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return proxy
}
