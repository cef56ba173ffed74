import type { AppBridge, SignOptions } from '../app/AppBridge.ts'
import type { BridgeError } from '../errors/BridgeError.ts'
import type { BridgeRequestError } from '../errors/BridgeRequestError.ts'
import type { fits, Schema } from '../protocol/fits.ts'

/** Methods of the bridge that are loaded when first called. */
export type RareMethods = Omit<
  AppBridge,
  | 'isEmbedded'
  | 'connect'
  | 'getSafeInfo'
  | 'rpcCall'
  | 'sendTransactions'
  | 'on'
  | 'dispose'
>

/** Parts that the bridge has loaded already. */
export interface BridgeParts {
  bridge: AppBridge
  /** Posts a request and checks its answer. */
  call<reply>(
    method: string,
    params: unknown,
    schema: Schema,
    options: SignOptions | undefined,
  ): Promise<reply>
  fits: typeof fits
  BridgeError: typeof BridgeError
  BridgeRequestError: typeof BridgeRequestError
}
