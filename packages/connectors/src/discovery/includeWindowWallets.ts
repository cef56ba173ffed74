import { createEmitter } from '@strongroom/internal/createEmitter'
import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'
import { roninRdns } from '../ronin/roninRdns.ts'
import { ethereumProviders, roninProvider } from '../window/windowProviders.ts'
import type { AnnouncedWallet } from './AnnouncedWallet.ts'
import type { DiscoveryWindow, InjectedDiscovery } from './discoverInjected.ts'

const readyEvents = ['ethereum#initialized', 'load']
/** Milliseconds after which late wallets are looked for once more. */
const looks = [700, 3000]

/**
 * Adds wallets that only inject `window.ethereum` or `window.ronin` without an
 * announcement, such as the browsers of mobile wallets. They are listed where
 * they exist, until a wallet announces itself (EIP-6963).
 *
 * @example
 * ```ts
 * import {
 *   createConnectionManager,
 *   discoverInjected,
 *   includeWindowWallets,
 * } from '@strongroom/connectors'
 *
 * const manager = createConnectionManager({
 *   discover: () => includeWindowWallets(discoverInjected()),
 * })
 * ```
 */
export function includeWindowWallets(
  discovery: InjectedDiscovery,
  options: {
    /** @default globalThis.window */
    window?: DiscoveryWindow | undefined
  } = {},
): InjectedDiscovery {
  const target = 'window' in options ? options.window : globalThis.window
  const emitter = createEmitter<{ change: undefined }>()
  let found: readonly AnnouncedWallet[] = []

  const getSnapshot = () => {
    const announced = discovery.getSnapshot()
    return announced.length > 0 ? announced : found
  }
  const look = () => {
    const next = readWallets(target)
    const isSame =
      next.length === found.length &&
      next.every(({ provider }, at) => provider === found[at]?.provider)
    if (isSame) return
    found = next
    if (getSnapshot() === found) emitter.emit('change', undefined)
  }
  look()
  for (const event of readyEvents) target?.addEventListener(event, look)
  const timers =
    target === undefined ? [] : looks.map((ms) => setTimeout(look, ms))

  return {
    getSnapshot,
    subscribe(listener) {
      const stops = [
        emitter.on('change', listener),
        discovery.subscribe(listener),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    async find(rdns, request) {
      const known = getSnapshot().find(({ info }) => info.rdns === rdns)
      return known ?? discovery.find(rdns, request)
    },
    dispose() {
      for (const event of readyEvents) target?.removeEventListener(event, look)
      for (const timer of timers) clearTimeout(timer)
      emitter.clear()
      found = []
      discovery.dispose()
    },
  }
}

function readWallets(target: unknown): AnnouncedWallet[] {
  const ronin = roninProvider(target)
  const [ethereum] = ethereumProviders(target)
  const wallets: [string, string, Eip1193Provider | undefined][] = [
    ['Ronin Wallet', roninRdns, ronin],
    ['Browser wallet', 'INJECTED', ethereum === ronin ? undefined : ethereum],
  ]
  return wallets.flatMap(([name, rdns, provider]) =>
    provider === undefined
      ? []
      : [
          {
            info: { uuid: `window.${rdns}`, name, rdns },
            provider,
            duplicate: false,
          },
        ],
  )
}
