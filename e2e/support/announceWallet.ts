/** Announcement of a wallet to the page. */
export interface WalletAnnouncement {
  name: string
  rdns: string
  uuid: string
  /** Name of the function on `window` that reaches the test. */
  binding: string
}

/** Answer of the test to a request. */
export type WalletAnswer =
  | { result: unknown; events?: readonly [name: string, payload: unknown][] }
  | { error: { code: number; message: string; data?: unknown } }

/**
 * Runs in the page before its own scripts: announces a wallet by EIP-6963 whose
 * requests go to the test through a binding. It must stand alone, since its
 * source is sent to the page. It does not use `fetch`: the page's CSP, which is
 * part of the test, would refuse it.
 */
export function announceWallet(announcement: WalletAnnouncement): void {
  // A frame is another site's business, as is a page without an address.
  if (window !== window.top || location.protocol === 'about:') return
  const { name, rdns, uuid, binding } = announcement
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const reach = (
    window as unknown as Record<
      string,
      (request: unknown) => Promise<WalletAnswer>
    >
  )[binding]
  const emit = (event: string, payload: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload)
  }
  // The test sends the wallet's events through this binding.
  window.addEventListener(binding, (event) => {
    const [name, payload] = (event as CustomEvent<[string, unknown]>).detail
    emit(name, payload)
  })
  const provider = Object.freeze({
    async request(request: { method: string; params?: unknown }) {
      const answer = await reach?.(request)
      if (answer === undefined) throw new Error('The test does not answer.')
      if ('error' in answer) {
        const { code, message, data } = answer.error
        throw Object.assign(new Error(message), { code, data })
      }
      for (const [event, payload] of answer.events ?? []) emit(event, payload)
      return answer.result
    },
    on(event: string, listener: (payload: unknown) => void) {
      const set = listeners.get(event) ?? new Set()
      listeners.set(event, set.add(listener))
    },
    removeListener(event: string, listener: (payload: unknown) => void) {
      listeners.get(event)?.delete(listener)
    },
  })
  const icon = `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><circle cx="48" cy="48" r="40" fill="#557"/></svg>',
  )}`
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: Object.freeze({
          info: Object.freeze({ name, rdns, uuid, icon }),
          provider,
        }),
      }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
