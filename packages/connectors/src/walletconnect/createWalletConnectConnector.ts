import { abortable } from '@strongroom/internal/abortable'
import { createEmitter } from '@strongroom/internal/createEmitter'
import type { ChainOptions } from '../chain/requireChain.ts'
import { roninChains } from '../chain/roninChains.ts'
import type { Connector, ConnectorEvents } from '../connector/Connector.ts'
import { createProviderConnector } from '../connector/createProviderConnector.ts'
import { ConnectorError } from '../errors/ConnectorError.ts'
import { walletChainCalls } from '../injected/walletChainCalls.ts'
import { roninIcon } from '../ronin/roninIcon.ts'
import type { SafeStorage } from '../storage/createSafeStorage.ts'
import { initProvider } from './initProvider.ts'
import { sessionRecord } from './sessionRecord.ts'
import { toWalletConnectError } from './toWalletConnectError.ts'
import type {
  WalletConnectInit,
  WalletConnectMetadata,
  WalletConnectModule,
  WalletConnectProvider,
} from './WalletConnectModule.ts'

/** Options of {@link createWalletConnectConnector}. */
export interface WalletConnectConnectorOptions
  extends Pick<ChainOptions, 'chains'> {
  /** Your own id from WalletConnect's dashboard. */
  projectId: string
  /** @default the page's title, address and icon */
  metadata?: WalletConnectMetadata
  /** @default 'RONIN_WC' */
  id?: string
  /** @default 'Ronin Wallet Connect' */
  name?: string
  icon?: string
  /** @default true for the default id */
  isRonin?: boolean
  /** @default WalletConnect's own */
  relayUrl?: string
  /** Keeps several apps of one origin apart. */
  customStoragePrefix?: string
  /**
   * Link that opens the wallet's app, remembered while connected: the library
   * opens it for each request. `'wallet'` takes the one that the wallet names
   * itself. Set it only where the wallet is on the same phone as the page.
   * Cleared by disconnecting.
   */
  wakeLink?: 'wallet' | (string & {})
  /**
   * Milliseconds until `connect` rejects when no code could be made: the relay
   * is out of reach. Scanning and approving are not limited by it.
   * @default 12000
   */
  relayTimeout?: number
  /** Where the chains of the session are remembered. */
  storage?: SafeStorage
  /** @default () => import('@walletconnect/ethereum-provider') */
  load?: () => Promise<WalletConnectModule>
  /** Further options of the library's `init`. */
  init?: object
  /** @default 200 */
  rereadDelay?: number
}

const methods = [
  'eth_sendTransaction',
  'eth_sign',
  'personal_sign',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'eth_accounts',
  'eth_requestAccounts',
  'wallet_switchEthereumChain',
]
// Connectors that share a page share its provider, and so its one session.
const turns = new WeakMap<WalletConnectProvider, Promise<unknown>>()
const gone = { code: 6000, message: 'User disconnected.' }

/**
 * Makes a connector of wallets on other devices, by WalletConnect 2. The
 * library, `@walletconnect/ethereum-provider`, is loaded when the connector is
 * first used. Chains are requested as optional ones, so that a wallet that
 * lacks one can still connect.
 *
 * Show each `display_uri` as a QR code until `connect` settles. It fails with
 * code 4001 when refused, with `reason` `expired` after five minutes, and with
 * `reason` `unreachable` when the relay does not answer; calling it again gives
 * a new code. A session that `connect` opened and could not use (the wallet is
 * on another chain) is ended, on the phone too.
 *
 * @example
 * ```ts
 * import { createWalletConnectConnector } from '@strongroom/connectors/walletconnect'
 *
 * const connector = createWalletConnectConnector({ projectId: 'yours' })
 * connector.on('display_uri', (uri) => console.log(uri))
 * const onClick = () => connector.connect(2020)
 * ```
 */
export function createWalletConnectConnector(
  options: WalletConnectConnectorOptions,
): Connector {
  const {
    id = 'RONIN_WC',
    name = 'Ronin Wallet Connect',
    icon = roninIcon,
    chains = roninChains,
    isRonin = id === 'RONIN_WC',
    load = () => import('@walletconnect/ethereum-provider') as never,
  } = options
  const chainIds = chains.map(({ chainId }) => chainId)
  const [first, ...others] = chainIds
  if (first === undefined) throw new TypeError('chains: at least one is needed')
  const emitter = createEmitter<ConnectorEvents>()
  const record = sessionRecord(options.storage)
  const isSupported = (chainId: number) => chainIds.includes(chainId)
  const { relayTimeout = 12_000 } = options
  let provider: WalletConnectProvider | undefined
  // Sessions opened by a connect that is still under way.
  const fresh = new Set<string>()
  let finding: Promise<WalletConnectProvider> | undefined

  const settings: WalletConnectInit = {
    ...options.init,
    projectId: options.projectId,
    optionalChains: [first, ...others],
    optionalMethods: methods,
    optionalEvents: ['chainChanged', 'accountsChanged'],
    rpcMap: Object.fromEntries(
      chains.flatMap(({ chainId, rpcUrls: [url] }) =>
        url === undefined ? [] : [[String(chainId), url]],
      ),
    ),
    showQrModal: false,
    telemetryEnabled: false,
    ...(options.metadata === undefined ? {} : { metadata: options.metadata }),
    ...(options.relayUrl === undefined ? {} : { relayUrl: options.relayUrl }),
    ...(options.customStoragePrefix === undefined
      ? {}
      : { customStoragePrefix: options.customStoragePrefix }),
  }

  // Called as soon as the relay is known to answer.
  const waiting = new Set<() => void>()
  const relayAnswered = () => {
    for (const answered of waiting) answered()
  }
  const onUri = (uri: unknown) => {
    if (typeof uri !== 'string' || !uri.startsWith('wc:')) return
    relayAnswered()
    emitter.emit('display_uri', uri)
  }
  const onDelete = () => {
    record.clear()
    emitter.emit('session_delete', undefined)
  }
  const listen = (found: WalletConnectProvider) => {
    if (provider === found) return found
    provider = found
    found.on?.('display_uri', onUri as never)
    found.on?.('session_delete', onDelete)
    return found
  }
  const find = () => {
    finding ??= initProvider(load, settings).then(listen)
    finding.catch(() => {
      finding = undefined
    })
    return finding
  }

  /** Ends the session here, whether the other side can be reached or not. */
  const forget = async (wc: WalletConnectProvider) => {
    record.clear()
    const topic = wc.session?.topic
    await wc.disconnect().catch(() => {})
    if (topic !== undefined && wc.session?.topic === topic)
      await Promise.resolve(
        wc.signer?.client?.session?.delete(topic, gone),
      ).catch(() => {})
  }
  const isStale = (wc: WalletConnectProvider) =>
    wc.session !== undefined &&
    (wc.session.expiry * 1000 <= Date.now() || wc.accounts.length === 0)

  /** Chains are optional, so a wallet may approve other ones only. */
  const isApproved = (
    { session }: WalletConnectProvider,
    wanted: readonly number[],
  ) =>
    session?.namespaces === undefined ||
    Object.values(session.namespaces).some(({ accounts }) =>
      accounts.some((account) =>
        wanted.includes(Number(account.split(':')[1])),
      ),
    )

  const pair = async (wc: WalletConnectProvider) => {
    await wc.connect({ optionalChains: chainIds })
    if (wc.session !== undefined) fresh.add(wc.session.topic)
    if (!isApproved(wc, chainIds)) {
      // Kept, it would answer every later attempt, and no new code be shown.
      await forget(wc)
      throw new ConnectorError(
        'ConnectFailed',
        `"${name}" is on none of the chains of this app.`,
        { code: 4901 },
      )
    }
    record.save(chainIds)
    const link = options.wakeLink === 'wallet' ? ownLink(wc) : options.wakeLink
    if (link !== undefined) record.chooseApp(link, name)
    return wc.accounts
  }

  const openSession = async (
    wc: WalletConnectProvider,
    chainId: number | undefined,
  ) => {
    // An earlier session that lacks a requested chain would fail each time
    // without showing a code.
    const wanted = chainId === undefined ? chainIds : [chainId]
    const isUsable =
      !isStale(wc) && record.covers(chainIds) && isApproved(wc, wanted)
    if (wc.session !== undefined && !isUsable) await forget(wc)
    try {
      return await (wc.session === undefined ? pair(wc) : wc.enable())
    } catch (cause) {
      if (!/no matching key/i.test(String((cause as Error)?.message)))
        throw cause
      await forget(wc)
      return await pair(wc)
    }
  }

  const connector = createProviderConnector({
    ...walletChainCalls(name, { ...options, chains: undefined }),
    addChain: undefined,
    isSupported,
    emitter,
    toError: toWalletConnectError,
    descriptor: { id, name, icon, isRonin, type: 'WC' },
    findProvider: () => provider ?? find(),
    peekProvider: () => provider,
    async requestAccounts(found, signal, chainId) {
      const wc = found as WalletConnectProvider
      const before = turns.get(wc)
      const turn = abortable(
        (async () => {
          await before?.catch(() => {})
          return openSession(wc, chainId)
        })(),
        signal,
      )
      turns.set(wc, turn)
      try {
        const accounts = await turn
        relayAnswered()
        return accounts
      } finally {
        if (signal?.aborted)
          void wc.signer?.cleanupPendingPairings?.({ deletePairings: true })
      }
    },
    readAccounts: async (found) =>
      isStale(found as WalletConnectProvider)
        ? []
        : (found as WalletConnectProvider).accounts,
    end: (found) => forget(found as WalletConnectProvider),
    endTimeout: 3000,
  })
  return {
    ...connector,
    async connect(chainId, request = {}) {
      if (request.isReconnecting) return connector.connect(chainId, request)
      const relay = new AbortController()
      const timer = setTimeout(() => relay.abort(relayAway(name)), relayTimeout)
      const answered = () => clearTimeout(timer)
      waiting.add(answered)
      const signals = [
        relay.signal,
        ...(request.signal ? [request.signal] : []),
      ]
      try {
        return await connector.connect(chainId, {
          signal: AbortSignal.any(signals),
        })
      } catch (error) {
        const topic = provider?.session?.topic
        if (provider && topic !== undefined && fresh.has(topic))
          await forget(provider)
        throw error
      } finally {
        answered()
        waiting.delete(answered)
        fresh.clear()
      }
    },
    async disconnect() {
      await connector.disconnect()
      // One that a failed connect left behind.
      if (provider?.session !== undefined) await forget(provider)
    },
    // Loads the library only if this connector has a session.
    isAuthorized: async () =>
      record.covers(chainIds) && (await connector.isAuthorized()),
    dispose() {
      connector.dispose()
      // The provider itself belongs to the page and outlives this connector.
      for (const [event, listener] of [
        ['display_uri', onUri],
        ['session_delete', onDelete],
      ] as const)
        provider?.removeListener?.(event, listener as never)
    },
  }
}

function relayAway(wallet: string): ConnectorError {
  return new ConnectorError(
    'ConnectFailed',
    `The relay of "${wallet}" did not answer. Check the internet connection and try again.`,
    { reason: 'unreachable' },
  )
}

/** The link by which the connected wallet asks to be opened, if it is one. */
function ownLink({ session }: WalletConnectProvider): string | undefined {
  const { native, universal } = session?.peer?.metadata?.redirect ?? {}
  return [native, universal].find(
    (link) =>
      link !== undefined &&
      /^[a-z][a-z0-9+.-]*:\/\//i.test(link) &&
      !/^(?:http|file|javascript|data|blob|vbscript):/i.test(link),
  )
}
