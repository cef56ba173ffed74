import type { ProviderBridge, ProviderSafe } from '../provider/AppProvider.ts'
import type { BridgeHostOptions } from './BridgeHost.ts'
import { createMethods } from './createMethods.ts'

/** Options of `createHostProvider`. */
export interface HostProviderOptions
  extends Pick<
    BridgeHostOptions,
    'origin' | 'handlers' | 'checksumAddress' | 'readTimeout' | 'logRange'
  > {
  /** The safe that the app gets as its account. */
  safe: ProviderSafe
}

/** The safe as the account of an app that runs elsewhere. */
export interface HostProvider {
  /**
   * Answers a JSON-RPC request of the app. A failure has a `code`, as those of
   * `createAppProvider`.
   */
  request(request: { method: string; params?: unknown }): Promise<unknown>
  /** Rejects the requests that wait for the user with code 4001. */
  abort(): void
  dispose(): void
}

/**
 * Creates an EIP-1193 provider that is answered by the handlers of an embedded
 * app, for an app that reaches the wallet another way, such as WalletConnect.
 * Requests pass the same checks as those of a frame: bounded calls and
 * messages, chain reads only, one prompt at a time, a sender other than the
 * safe refused.
 *
 * `origin` is passed to the handlers as it is: mark it as a claim where the
 * transport does not prove it.
 *
 * @example
 * ```ts
 * import { createHostProvider } from '@strongroom/safe-apps-bridge/host'
 *
 * const safeAddress = '0x00000000000000000000000000000000000000AA'
 * const provider = createHostProvider({
 *   origin: 'https://app.example',
 *   safe: { safeAddress, chainId: 1337, version: '1.4.1' },
 *   handlers: {
 *     getSafeInfo: () => undefined,
 *     getChainInfo: () => undefined,
 *     rpcCall: async () => '0x0',
 *     sendTransactions: async () => ({ safeTxHash: '0x' }),
 *   },
 * })
 * await provider.request({ method: 'eth_accounts' }) // [safeAddress]
 * ```
 */
export function createHostProvider(options: HostProviderOptions): HostProvider {
  const { origin, safe } = options
  const methods = createMethods({
    ...options,
    hostOrigin: origin,
    onProgress() {},
  })
  let count = 0
  const answer = async (method: string, params?: unknown): Promise<never> =>
    methods.answer(
      {
        id: `${++count}`,
        method,
        params,
        sdkVersion: undefined,
        features: [],
      },
      origin,
    ) as never
  const bridge: ProviderBridge = {
    rpcCall: (call: unknown) => answer('rpcCall', call),
    sendTransactions: (request) => answer('sendTransactions', request),
    signMessage: (message) => answer('signMessage', { message }),
    signTypedMessage: (typedData) => answer('signTypedMessage', { typedData }),
    getTransaction: (request) => answer('getTxBySafeTxHash', request),
    getPermissions: () => answer('wallet_getPermissions'),
    requestPermissions: (request) =>
      answer('wallet_requestPermissions', request),
    on: () => () => {},
  }
  // Loaded with the first request: most wallets serve frames alone.
  const load = async () => {
    const { createAppProvider } = await import(
      '../provider/createAppProvider.ts'
    )
    return createAppProvider(bridge, {
      safe,
      strictFrom: true,
      netVersion: 'decimal',
    })
  }
  let loading: ReturnType<typeof load> | undefined
  let isDisposed = false
  return {
    async request(request) {
      loading ??= load()
      const provider = await loading
      if (isDisposed) provider.dispose()
      return provider.request(request)
    },
    abort: methods.abort,
    dispose() {
      isDisposed = true
      methods.abort()
      methods.close()
    },
  }
}
