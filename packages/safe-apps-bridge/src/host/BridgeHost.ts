import type { ChainInfo, SafeInfo } from '../protocol/types.ts'
import type { HostFrame, HostWindow } from './HostFrame.ts'
import type { RpcRequest } from './parseRpcCall.ts'
import type { TransactionRequest } from './parseTransactions.ts'

/** What a wallet does for an embedded app. */
export interface BridgeHandlers {
  /** The current safe, from memory: answered without waiting. */
  getSafeInfo(): SafeInfo | undefined
  /** The current chain, from memory: answered without waiting. */
  getChainInfo(): ChainInfo | undefined
  /** Sends a chain read to the node. Only read methods arrive here. */
  rpcCall(request: RpcRequest): Promise<unknown>
  /**
   * Shows the calls to the user and proposes them. Resolve with the hash once
   * proposed; throw `BridgeRejectedError` when the user says no. `signal` is
   * aborted when the app is gone: close the dialog.
   */
  sendTransactions(
    request: TransactionRequest,
    options: { signal: AbortSignal },
  ): Promise<{ safeTxHash: string }>
}

/** Options of `createBridgeHost`. */
export interface BridgeHostOptions {
  /** The frame the app runs in. */
  frame: HostFrame
  /** Exact origin of the app, the only one that is heard and answered. */
  origin: string
  handlers: BridgeHandlers
  /**
   * Called once for every other origin the frame was seen to show: tell the
   * user that the app navigated away. It gets no answers.
   */
  onBlocked?: (origin: string) => void
  /**
   * Accepts an app of the wallet's own origin. A sandbox does not hold such an
   * app.
   * @default false
   */
  allowSameOrigin?: boolean
  /** @default globalThis.window */
  window?: HostWindow | undefined
}

/** The wallet's end of one app's bridge. */
export interface BridgeHost {
  /** Number of documents seen in the frame; grows when it navigates. */
  readonly epoch: number
  /** Ends everything under way with a rejection and stops listening. */
  dispose(): void
}
