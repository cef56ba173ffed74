import { BridgeError } from '../errors/BridgeError.ts'
import { InvalidReplyError } from '../errors/InvalidReplyError.ts'
import type {
  ChainInfo,
  EnvironmentInfo,
  RpcCallParameters,
  SafeInfo,
  SendTransactionsParameters,
} from '../protocol/types.ts'
import type { AppWindow } from './AppWindow.ts'
import { type CallOptions, createHostPort } from './createHostPort.ts'
import {
  isChainInfo,
  isEnvironmentInfo,
  isSafeInfo,
  isSendResult,
} from './replies.ts'

/** Options of {@link createAppBridge}. */
export interface AppBridgeOptions {
  /**
   * Exact origins of the wallets this app may run in, for example
   * `https://app.safe.global`. `'*'` lets any page that frames the app act as
   * the wallet; then nothing it says can be trusted.
   */
  allowedOrigins: readonly string[] | '*'
  /**
   * Milliseconds a read may take.
   * @default 30000
   */
  timeout?: number
  /** @default globalThis.window */
  window?: AppWindow | undefined
}

/** The app's end of the bridge. Every method posts before it returns. */
export interface AppBridge {
  /** Whether there is a page around this one at all. */
  isEmbedded(): boolean
  getSafeInfo(options?: CallOptions): Promise<SafeInfo>
  getChainInfo(options?: CallOptions): Promise<ChainInfo>
  getEnvironmentInfo(options?: CallOptions): Promise<EnvironmentInfo>
  /**
   * Reads the chain through the wallet: balances, code, blocks, logs, calls,
   * gas. The result is the node's, unchecked.
   */
  rpcCall(
    parameters: RpcCallParameters,
    options?: CallOptions,
  ): Promise<unknown>
  /**
   * Asks the wallet to propose one or more calls as one transaction. Waits for
   * the user without a time limit; resolves when the transaction is proposed,
   * which is before it is executed.
   */
  sendTransactions(
    parameters: SendTransactionsParameters,
    options?: CallOptions,
  ): Promise<{ safeTxHash: string }>
  /** Rejects everything that waits and stops listening. */
  dispose(): void
}

/**
 * Creates the app's end of the bridge to the wallet that embeds it.
 *
 * Every call rejects with a `BridgeError`: `NotInHostError` when the page is
 * not embedded, `OriginNotAllowedError` in an unknown wallet,
 * `BridgeRequestError` with the wallet's text (`code` 4001 for a refusal, when
 * the wallet sends codes), `BridgeTimeoutError`, `InvalidReplyError`,
 * `BridgePostError` or `BridgeDisposedError`.
 *
 * @example
 * ```ts
 * import { createAppBridge } from '@strongroom/safe-apps-bridge'
 *
 * const bridge = createAppBridge({
 *   allowedOrigins: ['https://app.safe.global'],
 * })
 * const { safeAddress } = await bridge.getSafeInfo({ timeout: 2000 })
 * const { safeTxHash } = await bridge.sendTransactions({
 *   txs: [{ to: safeAddress, value: '1' }],
 * })
 * ```
 */
export function createAppBridge(options: AppBridgeOptions): AppBridge {
  const { allowedOrigins, timeout = 30_000 } = options
  const window = 'window' in options ? options.window : globalThis.window
  const { send, isEmbedded, dispose } = createHostPort({
    window,
    allowedOrigins,
  })

  const call = <reply>(
    method: string,
    params: unknown,
    isReply: (value: unknown) => value is reply,
    callOptions: CallOptions | undefined,
  ): Promise<reply> =>
    send(method, params, { timeout, ...callOptions }).then((data) => {
      if (isReply(data)) return data
      throw new InvalidReplyError(method)
    })

  return {
    isEmbedded,
    async getSafeInfo(options) {
      const info = await call('getSafeInfo', undefined, isSafeInfo, options)
      // Hosts older than the field let every app ask for transactions.
      return { ...info, isReadOnly: info.isReadOnly ?? false }
    },
    getChainInfo: (options) =>
      call('getChainInfo', undefined, isChainInfo, options),
    getEnvironmentInfo: (options) =>
      call('getEnvironmentInfo', undefined, isEnvironmentInfo, options),
    rpcCall: ({ call, params = [] }, options) =>
      send('rpcCall', { call, params }, { timeout, ...options }),
    sendTransactions({ txs, params }, options) {
      if (!Array.isArray(txs) || txs.length === 0)
        return Promise.reject(new BridgeError('No transactions were passed'))
      const request = { txs: txs.map(toWire), params }
      const unlimited = { timeout: 0, ...options }
      return call('sendTransactions', request, isSendResult, unlimited)
    },
    dispose,
  }
}

function toWire(tx: SendTransactionsParameters['txs'][number]) {
  return { to: tx.to, value: String(tx.value ?? 0), data: tx.data ?? '0x' }
}
