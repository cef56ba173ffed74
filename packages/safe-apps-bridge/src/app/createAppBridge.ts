import { BridgeError } from '../errors/BridgeError.ts'
import type { RareMethods } from '../extras/RareMethods.ts'
import type { Schema } from '../protocol/fits.ts'
import type { RpcCallParameters, SafeInfo } from '../protocol/types.ts'
import type { AppBridge } from './AppBridge.ts'
import type { AppWindow } from './AppWindow.ts'
import { type CallOptions, createHostPort } from './createHostPort.ts'
import type { AllowedOrigins } from './createOriginCheck.ts'
import { extras, loaded } from './extras.ts'
import { safeInfo } from './replies.ts'

/** Options of {@link createAppBridge}. */
export interface AppBridgeOptions {
  /**
   * The wallets this app may run in: exact origins such as
   * `https://app.safe.global`, patterns of whole origins anchored at both ends,
   * or functions. `'*'` lets any page that frames the app act as the wallet; then
   * its answers cannot be trusted.
   */
  allowedOrigins: AllowedOrigins
  /**
   * Milliseconds a read may take.
   * @default 30000
   */
  timeout?: number
  /** @default globalThis.window */
  window?: AppWindow | undefined
  /**
   * Called with a warning for a pattern that can never match, and for `'*'`.
   * @default console.warn
   */
  onWarning?: (text: string) => void
}

// In the order that compresses best.
const rareNames = (
  'calculateTypedMessageHash calculateMessageHash getTransaction isMessageHashSigned getChainInfo getEnvironmentInfo ' +
  'getSafeBalances waitForOffChainSignature signTypedMessage getOffChainSignature signMessage getPermissions ' +
  'requestPermissions requestAddressBook waitForTransaction isMessageSigned getCurrentTheme getContractAbi openStorage'
).split(' ') as (keyof RareMethods)[]

/**
 * Creates the app's end of the bridge to the wallet that embeds it. Safe to
 * call on a server.
 *
 * Every call rejects with a `BridgeError`: `NotInHostError` when the page is
 * not embedded, `OriginNotAllowedError` in an unknown wallet,
 * `BridgeRequestError` with the wallet's text (`code` 4001 for a refusal),
 * `BridgeTimeoutError`, `InvalidReplyError`, `BridgePostError` or
 * `BridgeDisposedError`; or with the reason of an aborted `signal`.
 *
 * @example
 * ```ts
 * import { createAppBridge } from '@strongroom/safe-apps-bridge'
 *
 * const bridge = createAppBridge({
 *   allowedOrigins: ['https://app.safe.global'],
 * })
 * const { safeAddress } = await bridge.connect({ timeout: 700 })
 * const { safeTxHash } = await bridge.sendTransactions({
 *   txs: [{ to: safeAddress, value: '1' }],
 * })
 * const { txHash } = await bridge.waitForTransaction(safeTxHash)
 * ```
 */
export function createAppBridge(options: AppBridgeOptions): AppBridge {
  const { send, reopen, ...wire } = createHostPort(options)

  const call = <reply>(
    method: string,
    params: unknown,
    schema: Schema,
    callOptions: CallOptions | undefined,
  ): Promise<reply> =>
    send(method, params, schema, {
      timeout: options.timeout ?? 30_000,
      ...callOptions,
    })

  const bridge = {
    ...wire,
    connect(options) {
      reopen()
      return bridge.getSafeInfo({ timeout: 2000, ...options })
    },
    getSafeInfo: (options) =>
      call<SafeInfo>('getSafeInfo', undefined, safeInfo, options).then(
        // Hosts older than the field let every app ask for transactions.
        (info) => ({ ...info, isReadOnly: !!info.isReadOnly }),
      ),
    rpcCall: async (
      { call: name, params = [] }: RpcCallParameters,
      options?: CallOptions,
    ) =>
      // Nodes differ in their answers. Only a lookup may return null.
      (await call(
        'rpcCall',
        { call: name, params },
        (value) => value != null || /By|Receipt/.test(name),
        options,
      )) ?? null,
    async sendTransactions({ txs, params }, options) {
      if (!Array.isArray(txs) || !txs.length)
        throw new BridgeError('No transactions were passed')
      return call(
        'sendTransactions',
        {
          txs: txs.map(({ to, value = 0, data = '0x' }) => ({
            to,
            // Large numbers print with an exponent, bigints do not.
            value: `${typeof value === 'number' ? BigInt(value) : value}`,
            data,
          })),
          params,
        },
        { safeTxHash: 'hash' },
        { timeout: 0, ...options },
      )
    },
  } satisfies Omit<AppBridge, keyof RareMethods> as unknown as AppBridge
  for (const name of rareNames)
    bridge[name] = (async (...args: never[]) =>
      (
        (await extras()).createRareMethods({ ...loaded, bridge, call })[
          name
        ] as (...args: never[]) => unknown
      )(...args)) as never
  return bridge
}
