import { createEmitter } from '@strongroom/internal/createEmitter'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import type { AnnouncedWallet, WalletInfo } from './AnnouncedWallet.ts'

const uuidV4 =
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const domain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i
const image = /^data:image\/(?:png|svg\+xml|webp|jpeg|gif)[;,]/i
// Control characters and the marks that reverse the direction of text.
const deceptive = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
const nameLimit = 64
const domainLimit = 253
const iconLimit = 256 * 1024

/**
 * Reads the detail of an announcement. Any page script can send one, so every
 * member is read once, inside a try, and checked; `undefined` means ignore it.
 */
function parseAnnouncement(
  detail: unknown,
): { info: WalletInfo; provider: Eip1193Provider } | undefined {
  try {
    const { info, provider } = detail as { info: unknown; provider: unknown }
    if (!isProvider(provider)) return undefined
    const { uuid, name, rdns, icon } = info as Record<string, unknown>
    if (typeof uuid !== 'string' || !uuidV4.test(uuid)) return undefined
    if (typeof name !== 'string' || !isName(name)) return undefined
    if (typeof rdns !== 'string' || rdns.length > domainLimit) return undefined
    if (!domain.test(rdns)) return undefined
    return {
      info: { uuid, name, rdns, ...(isIcon(icon) ? { icon } : {}) },
      provider,
    }
  } catch {
    return undefined
  }
}

function isName(name: string): boolean {
  return name.trim() !== '' && name.length <= nameLimit && !deceptive.test(name)
}

function isIcon(icon: unknown): icon is string {
  return (
    typeof icon === 'string' && icon.length <= iconLimit && image.test(icon)
  )
}

function isProvider(value: unknown): value is Eip1193Provider {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { request?: unknown }).request === 'function'
  )
}

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
