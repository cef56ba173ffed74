import { abortable } from '@strongroom/internal/abortable'
import { createEmitter, type Emitter } from '@strongroom/internal/createEmitter'
import type { Address } from 'viem'
import { readChainId } from '../chain/readChainId.ts'
import { type ChainOptions, requireChain } from '../chain/requireChain.ts'
import { ConnectorError } from '../errors/ConnectorError.ts'
import { endedMeanwhile } from '../errors/endedMeanwhile.ts'
import { toConnectorError } from '../errors/toConnectorError.ts'
import { parseAccounts } from '../injected/parseAccounts.ts'
import { watchProvider } from '../injected/watchProvider.ts'
import type {
  ConnectionResult,
  Connector,
  ConnectorEvents,
} from './Connector.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { withTimeout } from './withTimeout.ts'

type Descriptor = Pick<
  Connector,
  'id' | 'name' | 'type' | 'icon' | 'isRonin' | 'rdns' | 'isAutomatic'
>

type ChainCall = (provider: Eip1193Provider, chainId: number) => Promise<void>

/** Differences between kinds of connectors. */
export interface ProviderConnectorOptions extends ChainOptions {
  descriptor: Descriptor
  /** The provider; not as a promise where it is known, to keep the gesture. */
  findProvider(): Eip1193Provider | Promise<Eip1193Provider>
  peekProvider(): Eip1193Provider | undefined
  /** @default eth_requestAccounts */
  requestAccounts?(
    provider: Eip1193Provider,
    signal: AbortSignal | undefined,
    chainId: number | undefined,
  ): Promise<unknown>
  /** Reads the authorised accounts. @default eth_accounts */
  readAccounts?(provider: Eip1193Provider): Promise<unknown>
  /** Switches the chain; undefined if the wallet cannot. */
  switchChain?: ChainCall | undefined
  /** Adds a chain; undefined if the wallet cannot. */
  addChain?: ChainCall | undefined
  /** Ends the session at the wallet; best effort. */
  end?(provider: Eip1193Provider): Promise<unknown>
  /** @default 100 */
  endTimeout?: number
  /** Replaces the general wrapping of what the provider throws. */
  toError?(cause: unknown, wallet: string): ConnectorError
  emitter?: Emitter<ConnectorEvents>
  /** Milliseconds a read may take. @default 10000 */
  readTimeout?: number | undefined
}

/** A connector over an EIP-1193 provider. */
export function createProviderConnector(
  options: ProviderConnectorOptions,
): Connector {
  const {
    descriptor,
    emitter = createEmitter<ConnectorEvents>(),
    readTimeout = 10_000,
    toError = toConnectorError,
  } = options
  const wallet = descriptor.name
  let watched: { provider: Eip1193Provider; stop: () => void } | undefined
  let isOpen = false
  // Connects under way, and disconnects so far.
  let opening = 0
  let endings = 0
  // Changes that the wallet reported while it was being connected.
  let news: { account?: Address | undefined; chainId?: number } = {}

  const stop = () => {
    watched?.stop()
    watched = undefined
    isOpen = false
  }
  const listen = (provider: Eip1193Provider) => {
    if (watched?.provider === provider) return
    watched?.stop()
    const unwatch = watchProvider(provider, {
      accountsChanged(accounts) {
        news = { ...news, account: accounts[0] }
        if (!isOpen) return
        if (accounts.length === 0)
          emitter.emit('disconnect', { reason: 'accounts' })
        emitter.emit('accountsChanged', accounts)
      },
      chainChanged(chainId) {
        news = { ...news, chainId }
        if (isOpen) emitter.emit('chainChanged', chainId)
      },
      disconnect() {
        if (!isOpen) return
        stop()
        emitter.emit('disconnect', { reason: 'provider' })
      },
      message: (payload) => emitter.emit('message', payload),
    })
    watched = { provider, stop: unwatch }
  }

  const read = async (provider: Eip1193Provider) =>
    parseAccounts(
      await withTimeout(
        options.readAccounts?.(provider) ??
          provider.request({ method: 'eth_accounts' }),
        readTimeout,
      ),
    )

  const ask = async (
    provider: Eip1193Provider,
    signal?: AbortSignal,
    chainId?: number,
  ) =>
    parseAccounts(
      await (options.requestAccounts?.(provider, signal, chainId) ??
        provider.request({ method: 'eth_requestAccounts' })),
    )

  const noAccount = () =>
    new ConnectorError('ConnectFailed', `"${wallet}" gave no valid account.`, {
      code: 4100,
    })

  const toChain = async (provider: Eip1193Provider, chainId: number) => {
    requireChain(chainId, options)
    if (options.switchChain === undefined)
      throw new ConnectorError(
        'SwitchChainNotSupported',
        `"${wallet}" can not switch chains.`,
      )
    await options.switchChain(provider, chainId)
  }

  const open = async (
    provider: Eip1193Provider,
    wanted: number | undefined,
    accounts: Promise<readonly Address[]>,
  ): Promise<ConnectionResult> => {
    let [account] = await accounts
    if (account === undefined && news.account === undefined) throw noAccount()
    let chainId = await readChainId(provider, readTimeout)
    if (wanted !== undefined && wanted !== chainId) {
      await toChain(provider, wanted)
      chainId = wanted
    }
    // Answers and events have no common order: what differs is read again.
    if ('account' in news && news.account !== account)
      [account] = await read(provider)
    if (news.chainId !== undefined && news.chainId !== chainId)
      chainId = await readChainId(provider, readTimeout)
    if (account === undefined) throw noAccount()
    return { account, chainId, provider }
  }

  const guarded = async <value>(use: () => Promise<value>): Promise<value> => {
    try {
      return await use()
    } catch (error) {
      throw toError(error, wallet)
    }
  }
  /** Ends the session at the wallet. */
  const endSession = async (provider: Eip1193Provider) => {
    const { end, endTimeout = 100 } = options
    if (end !== undefined)
      await withTimeout(
        guarded(async () => end(provider)),
        endTimeout,
      ).catch(() => {})
  }
  const withProvider = <value>(
    use: (provider: Eip1193Provider) => Promise<value>,
  ) => guarded(async () => use(await options.findProvider()))

  return {
    ...descriptor,
    async connect(chainId, { isReconnecting = false, signal } = {}) {
      const before = endings
      opening++
      try {
        signal?.throwIfAborted()
        if (chainId !== undefined && !isReconnecting)
          requireChain(chainId, options)
        const found = options.findProvider()
        const provider =
          found instanceof Promise ? await abortable(found, signal) : found
        if (endings !== before) throw endedMeanwhile()
        news = {}
        listen(provider)
        const accounts = isReconnecting
          ? read(provider)
          : ask(provider, signal, chainId)
        const result = await abortable(
          open(provider, isReconnecting ? undefined : chainId, accounts),
          signal,
        )
        if (endings !== before) {
          // An earlier end was sent before the wallet had accepted, so it is
          // sent again.
          if (opening === 1) await endSession(provider)
          throw endedMeanwhile()
        }
        isOpen = true
        emitter.emit('connect', result)
        return result
      } catch (error) {
        // Listeners that another call needs stay.
        if (!isOpen && opening === 1) stop()
        if (signal?.aborted) throw signal.reason
        throw toError(error, wallet)
      } finally {
        opening--
      }
    },
    async disconnect() {
      const provider = watched?.provider
      const wasOpen = isOpen
      endings++
      stop()
      if (wasOpen) emitter.emit('disconnect', { reason: 'user' })
      if (provider !== undefined) await endSession(provider)
    },
    getAccounts: () => withProvider(read),
    requestAccounts: () => withProvider((provider) => ask(provider)),
    getChainId: () =>
      withProvider((provider) => readChainId(provider, readTimeout)),
    getProvider: () => withProvider(async (provider) => provider),
    getProviderSync: options.peekProvider,
    switchChain: (chainId) =>
      withProvider((provider) => toChain(provider, chainId)),
    addChain: (chainId) =>
      withProvider(async (provider) => {
        if (options.addChain === undefined)
          throw new ConnectorError(
            'AddChainNotSupported',
            `"${wallet}" can not add chains.`,
          )
        requireChain(chainId, options)
        await options.addChain(provider, chainId)
      }),
    async isAuthorized() {
      try {
        return (await read(await options.findProvider())).length > 0
      } catch {
        return false
      }
    },
    on: emitter.on,
    dispose() {
      stop()
      emitter.clear()
    },
  }
}
