import type { BrowserContext } from '@playwright/test'

interface Call {
  readonly id: unknown
  readonly method: string
  readonly params?: readonly unknown[]
}

/**
 * Answers of a dishonest node to one call: a result in place of the true one, a whole
 * body, or none at all. Undefined passes the call on.
 */
export type NodeLie = (
  call: Call,
) => { result: unknown } | { body: string } | 'hang' | undefined

/** Lies to the calls of one function of the safe, by its selector. */
export const lieAbout =
  (selector: string, result: unknown): NodeLie =>
  ({ method, params }) =>
    method === 'eth_call' &&
    String(Object(params?.[0]).data).startsWith(selector)
      ? { result }
      : undefined

/** Puts a dishonest node in front of the pages of a context; honest until told otherwise. */
export async function lyingNode(context: BrowserContext, rpcUrl: string) {
  let lie: NodeLie = () => undefined
  let lies = 0
  const { origin, pathname } = new URL(rpcUrl)
  await context.route(
    (url) => url.origin === origin && url.pathname === pathname,
    async (route) => {
      const text = route.request().postData()
      if (text === null) return route.fallback()
      // The wallet sends one call in a request.
      const call: Call = JSON.parse(text)
      const told = lie(call)
      if (told === undefined) return route.fallback()
      lies += 1
      if (told === 'hang') return
      const headers = { 'access-control-allow-origin': '*' }
      if ('body' in told)
        return route.fulfill({
          ...{ headers, body: told.body, contentType: 'application/json' },
        })
      const { result } = told
      return route.fulfill({
        headers,
        json: { jsonrpc: '2.0', id: call.id, result },
      })
    },
  )
  return {
    /** Lies from now on; without a lie the truth. */
    tell(next: NodeLie = () => undefined) {
      lie = next
    },
    lies: () => lies,
  }
}
