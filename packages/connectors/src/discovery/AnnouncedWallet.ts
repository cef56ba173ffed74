import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'

/** Checked metadata of an announced wallet (EIP-6963). */
export interface WalletInfo {
  readonly uuid: string
  readonly name: string
  readonly rdns: string
  /** Left out when the wallet announced something that is not a small image. */
  readonly icon?: string
}

/** A wallet that announced itself in this window. */
export interface AnnouncedWallet {
  readonly info: WalletInfo
  readonly provider: Eip1193Provider
  /**
   * True when another announcement claims the same `rdns`: at least one of them
   * is fake. Warn the user.
   */
  readonly duplicate: boolean
}
