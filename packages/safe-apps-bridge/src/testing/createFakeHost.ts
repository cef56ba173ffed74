import type { BridgeHandlers } from '../host/BridgeHandlers.ts'
import type { BridgeAuditEntry, BridgeHost } from '../host/BridgeHost.ts'
import { createBridgeHost } from '../host/createBridgeHost.ts'
import { createPermissionStore } from '../host/createPermissionStore.ts'
import type { PermissionStore } from '../host/PermissionStore.ts'
import type { ChainInfo, SafeInfo } from '../protocol/types.ts'
import {
  createLinkedWindows,
  type LinkedWindows,
} from './createLinkedWindows.ts'

/** A wallet without screens, in memory. */
export interface FakeHost extends Pick<BridgeHost, 'emit' | 'refresh'> {
  /** Pass to `createAppBridge`. */
  readonly app: LinkedWindows['app']
  /** Origin of the wallet: allow it in the app. */
  readonly origin: string
  readonly windows: LinkedWindows
  /** Requests of the app, oldest first, with their outcome. */
  readonly requests: readonly BridgeAuditEntry[]
  /** Batches that the app sent. */
  readonly batches: readonly Parameters<BridgeHandlers['sendTransactions']>[0][]
  readonly permissions: PermissionStore
  /** Replaces how a method is answered; throw `BridgeError`s to refuse. */
  handle(handlers: Partial<BridgeHandlers>): void
  /** Changes the safe and sends the app an event. */
  setSafe(change: Partial<SafeInfo>): void
  /** Changes the chain and sends the app an event. */
  setChain(change: Partial<ChainInfo>): void
  dispose(): void
}

const address = (digit: string) => `0x${digit.repeat(40)}`
const safeTxHash = `0x${'ab'.repeat(32)}`
const messageHash = `0x${'cd'.repeat(32)}`

/**
 * Creates a wallet for the tests of an app. It answers every method as a wallet
 * whose user agrees to everything; `handle` scripts what differs. It is the
 * real host, so requests are checked as in a wallet.
 *
 * @example
 * ```ts
 * import { createAppBridge } from '@strongroom/safe-apps-bridge'
 * import { createFakeHost } from '@strongroom/safe-apps-bridge/testing'
 *
 * const wallet = createFakeHost()
 * wallet.handle({ rpcCall: async () => '0x2a' })
 * const bridge = createAppBridge({
 *   allowedOrigins: [wallet.origin],
 *   ...wallet.app,
 * })
 * await bridge.rpcCall({ call: 'eth_gasPrice' }) // '0x2a'
 * ```
 */
export function createFakeHost(
  options: Parameters<typeof createLinkedWindows>[0] = {},
): FakeHost {
  const windows = createLinkedWindows(options)
  const requests: BridgeAuditEntry[] = []
  const batches: Parameters<BridgeHandlers['sendTransactions']>[0][] = []
  const permissions = createPermissionStore()
  let safe: SafeInfo = {
    safeAddress: address('5'),
    chainId: 1337,
    threshold: 1,
    owners: [address('a')],
    isReadOnly: false,
    nonce: 0,
    version: '1.4.1',
  }
  let chain: ChainInfo = {
    chainName: 'Local',
    chainId: '1337',
    shortName: 'local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }
  const stored = new Map<string, Map<string, string>>()
  const handlers: Required<BridgeHandlers> = {
    getSafeInfo: () => safe,
    getChainInfo: () => chain,
    getCurrentTheme: () => ({ darkMode: false }),
    rpcCall: async () => '0x0',
    getSafeBalances: async () => ({ fiatTotal: '0', items: [] }),
    getTxBySafeTxHash: async () => ({ txStatus: 'AWAITING_CONFIRMATIONS' }),
    getOffChainSignature: async () => undefined,
    requestAddressBook: async () => [
      { address: address('b'), name: 'Bob', chainId: chain.chainId },
    ],
    async sendTransactions(batch) {
      batches.push(batch)
      return { safeTxHash }
    },
    signMessage: async () => ({ messageHash, signature: '0x' }),
    signTypedMessage: async () => ({ messageHash, signature: '0x' }),
    requestPermissions: async () => true,
    getContractAbi: async () => undefined,
    openStorage({ origin, scope, limit }) {
      const place = `${origin} ${scope}`
      const entries = stored.get(place) ?? new Map<string, string>()
      stored.set(place, entries)
      return {
        keys: async () => [...entries.keys()],
        get: async (key) => entries.get(key),
        async set(key, value) {
          const next = new Map(entries).set(key, value)
          let size = 0
          for (const [name, text] of next)
            size += name.length + text.length + 64
          if (size > limit) return false
          entries.set(key, value)
          return true
        },
        remove: async (key) => void entries.delete(key),
      }
    },
  }
  const { window, frame } = windows.host
  const appOrigin = options.appOrigin ?? 'https://app.example'
  const host = createBridgeHost({
    window,
    frame,
    origin: appOrigin,
    handlers,
    permissions,
    onAudit: (entry) => requests.push(entry),
  })
  return {
    app: windows.app,
    origin: window.location.origin,
    windows,
    requests,
    batches,
    permissions,
    emit: host.emit,
    refresh: host.refresh,
    handle: (change) => Object.assign(handlers, change),
    setSafe(change) {
      safe = { ...safe, ...change }
      host.refresh()
    },
    setChain(change) {
      chain = { ...chain, ...change }
      safe = { ...safe, chainId: Number(chain.chainId) }
      host.refresh()
    },
    dispose: host.dispose,
  }
}
