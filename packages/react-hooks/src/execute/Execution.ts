import type { Address, Hex } from 'viem'

/** A chain transaction that was mined. */
export interface MinedTransaction {
  /** The one that was mined, which may not be the one the wallet named. */
  readonly txHash: Hex
  readonly block: number
  readonly gasUsed: bigint
  /** The account that sent it, if the receipt names it. */
  readonly executor?: Address | undefined
}

/** How an execution ended. */
export type Execution =
  | (MinedTransaction & { readonly status: 'success' })
  /**
   * `failed`: the fee is paid, the nonce is used, and the inner call reverted;
   * `reverted`: as if never sent; `other`: it ran another transaction.
   */
  | (MinedTransaction & { readonly status: 'failed' | 'reverted' | 'other' })
  /**
   * `superseded`: another transaction took the safe's nonce. `dropped`: the
   * account's own nonce went to something else.
   */
  | {
      readonly status: 'superseded' | 'dropped'
      /**
       * The chain transaction that was followed last; absent where the wallet
       * never named one.
       */
      readonly txHash?: Hex | undefined
    }
