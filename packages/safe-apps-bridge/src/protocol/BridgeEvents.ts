import type { ChainInfo, SafeInfo, Theme } from './types.ts'
import type { Permission, TransactionStatus } from './walletTypes.ts'

/**
 * Events that a wallet sends its apps: name and payload. Wallets that do not
 * know events send `themeChanged` at most.
 */
export interface BridgeEvents {
  /** Another safe is open, or anything of it changed. */
  safeChanged: SafeInfo
  /** Another chain; a `safeChanged` follows. */
  chainChanged: ChainInfo
  readOnlyChanged: { isReadOnly: boolean }
  ownersChanged: { owners: readonly string[]; threshold: number }
  /** `txHash` as soon as it is known. */
  transactionStatus: {
    safeTxHash: string
    txStatus: TransactionStatus
    txHash?: string | null
  }
  /** The first owner signed. `requestId` is the id of the app's request. */
  messageProposed: { messageHash: string; requestId: string }
  /** Enough owners signed. */
  messageSigned: { messageHash: string; signature: string }
  permissionsChanged: readonly Permission[]
  themeChanged: Theme
  /**
   * Sent every two seconds while the app's reads wait or run in the wallet:
   * `waiting` have not started. Timeouts of waiting calls start anew.
   */
  readsQueued: { waiting: number }
  /** The wallet closes the app and answers no further request. */
  shutdown: null
}
