import { createEmitter } from '@strongroom/internal/createEmitter'
import type { AnnouncedWallet } from './AnnouncedWallet.ts'
import { parseAnnouncement } from './parseAnnouncement.ts'

const announceEvent = 'eip6963:announceProvider'
const requestEvent = 'eip6963:requestProvider'
// A page script can announce wallets without end; real users have fewer.
const walletLimit = 64

/** The part of a window that discovery needs. */
export type DiscoveryWindow = Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener' | 'dispatchEvent'
>

/** Options of {@link discoverInjected}. */
export interface DiscoverInjectedOptions {
  /**
   * Where wallets announce themselves.
   * @default globalThis.window; undefined gives an empty list
   */
  window?: DiscoveryWindow | undefined
}

/** A growing list of announced wallets, as an external store. */
export interface InjectedDiscovery {
  /** The same array until a wallet is added. */
  getSnapshot(): readonly AnnouncedWallet[]
  /** Calls back after each addition; the returned function stops. */
  subscribe(listener: () => void): () => void
  /**
   * Waits for a wallet by its `rdns` and resolves as soon as it is there.
   * `timeout` in milliseconds is the upper bound, 700 by default; afterwards
   * the answer is `undefined`.
   */
  find(
    rdns: string,
    options?: { timeout?: number; signal?: AbortSignal },
  ): Promise<AnnouncedWallet | undefined>
  /** Stops listening and drops the wallets. */
  dispose(): void
}

/**
 * Finds wallets that announce themselves by EIP-6963 and keeps listening, so
 * that late ones appear too. Malformed announcements are ignored. Two wallets
 * with one `rdns` are both kept and flagged.
 *
 * @example
 * ```ts
 * import { discoverInjected } from '@strongroom/connectors'
 *
 * const discovery = discoverInjected()
 * discovery.subscribe(() => {
 *   const names = discovery.getSnapshot().map(({ info }) => info.name)
 * })
 * ```
 */
export function discoverInjected(
  options: DiscoverInjectedOptions = {},
): InjectedDiscovery {
  const target = 'window' in options ? options.window : globalThis.window
  const emitter = createEmitter<{ change: undefined }>()
  let wallets: readonly AnnouncedWallet[] = []

  const onAnnounce = (event: Event) => {
    const found = parseAnnouncement(readDetail(event))
    if (found === undefined || wallets.length >= walletLimit) return
    const { uuid, rdns } = found.info
    // Some wallets announce themselves anew with another uuid each time.
    const isKnown = wallets.some(
      ({ info, provider }) =>
        info.uuid === uuid ||
        (info.rdns === rdns && provider === found.provider),
    )
    if (isKnown) return
    wallets = flagDuplicates([...wallets, { ...found, duplicate: false }])
    emitter.emit('change', undefined)
  }

  target?.addEventListener(announceEvent, onAnnounce)
  target?.dispatchEvent(new Event(requestEvent))

  const subscribe = (listener: () => void) => emitter.on('change', listener)

  return {
    getSnapshot: () => wallets,
    subscribe,
    find(rdns, { timeout = 700, signal } = {}) {
      const look = () => wallets.find(({ info }) => info.rdns === rdns)
      return new Promise((resolve, reject) => {
        const found = look()
        if (signal?.aborted) return reject(signal.reason)
        if (found !== undefined) return resolve(found)
        const settle = (finish: () => void) => {
          clearTimeout(timer)
          stop()
          signal?.removeEventListener('abort', onAbort)
          finish()
        }
        const onAbort = () => settle(() => reject(signal?.reason))
        const timer = setTimeout(
          () => settle(() => resolve(undefined)),
          timeout,
        )
        const stop = subscribe(() => {
          const wallet = look()
          if (wallet !== undefined) settle(() => resolve(wallet))
        })
        signal?.addEventListener('abort', onAbort)
      })
    },
    dispose() {
      target?.removeEventListener(announceEvent, onAnnounce)
      emitter.clear()
      wallets = []
    },
  }
}

function readDetail(event: Event): unknown {
  try {
    return (event as CustomEvent<unknown>).detail
  } catch {
    return undefined
  }
}

/** Keeps the identity of unchanged objects, so that lists stay stable. */
function flagDuplicates(
  wallets: readonly AnnouncedWallet[],
): readonly AnnouncedWallet[] {
  return wallets.map((wallet) => {
    const duplicate = wallets.some(
      (other) =>
        other !== wallet &&
        other.info.rdns.toLowerCase() === wallet.info.rdns.toLowerCase(),
    )
    return duplicate === wallet.duplicate ? wallet : { ...wallet, duplicate }
  })
}
