import type {
  DecodeCallOptions,
  SafeTransaction,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import type { ReviewOptions } from './completeReview.ts'

/** Which transaction of which safe, and what may run as the safe. */
export interface RecordInput extends ReviewOptions {
  /** Decimal. */
  readonly chainId: string
  readonly safeAddress: Address
  /**
   * The hash on the owner's screen. The gateway's record is read again and has
   * to be of exactly this one.
   */
  readonly safeTxHash: Hex
  /** More ABIs for decoding. */
  readonly abis?: DecodeCallOptions['abis']
}

/** A transaction before its proposal. */
export interface DraftInput extends Omit<RecordInput, 'safeTxHash'> {
  /** Made with `createSafeTransaction`. */
  readonly transaction: Readonly<SafeTransaction>
  /**
   * The hash on the owner's screen. With it anything that hashes to something
   * else is refused.
   */
  readonly safeTxHash?: Hex | undefined
}
