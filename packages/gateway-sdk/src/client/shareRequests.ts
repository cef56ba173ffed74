interface Flight {
  readonly controller: AbortController
  readonly waiting: Set<{
    resolve: (response: Response) => void
    reject: (error: unknown) => void
  }>
}

/**
 * Wraps `fetch` so that identical GETs under way at the same time are sent
 * once: same URL, headers and credentials. Each caller gets an answer of its
 * own and may abort alone; the request ends when the last one has.
 *
 * @example
 * import { createGatewayClient, shareRequests } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient({ fetch: shareRequests() })
 */
export function shareRequests(send?: typeof fetch): typeof fetch {
  const flights = new Map<string, Flight>()

  function launch(key: string, input: RequestInfo | URL, init: RequestInit) {
    const flight: Flight = {
      controller: new AbortController(),
      waiting: new Set(),
    }
    flights.set(key, flight)
    const { signal } = flight.controller
    const land = (settle: (waiting: Flight['waiting']) => void) => {
      if (flights.get(key) === flight) flights.delete(key)
      settle(flight.waiting)
    }
    ;(send ?? fetch)(input, { ...init, signal }).then(
      (response) =>
        land((waiting) => {
          // Copies before anybody starts to read the original.
          const copies = [...waiting].map((one, index) => ({
            one,
            copy: index === 0 ? response : response.clone(),
          }))
          for (const { one, copy } of copies.reverse()) one.resolve(copy)
        }),
      (error: unknown) =>
        land((waiting) => {
          for (const one of waiting) one.reject(error)
        }),
    )
    return flight
  }

  return (input, init = {}) => {
    const { method, headers, credentials, signal } = init
    if (method !== 'GET' || signal?.aborted) return (send ?? fetch)(input, init)
    const key = JSON.stringify([`${input}`, headers, credentials])
    const flight = flights.get(key) ?? launch(key, input, init)
    return new Promise((resolve, reject) => {
      const one = { resolve, reject }
      flight.waiting.add(one)
      // Stays for as long as the body is read.
      signal?.addEventListener('abort', () => {
        flight.waiting.delete(one)
        reject(signal.reason)
        if (flight.waiting.size > 0) return
        if (flights.get(key) === flight) flights.delete(key)
        flight.controller.abort(signal.reason)
      })
    })
  }
}
