import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { Address } from 'viem'
import type { StatusWord } from '../verify/proveStatus.ts'
import type { VerificationProblem } from '../verify/Verification.ts'

/**
 * State that is proven. `confirmed`: all confirmations are there and it is its turn,
 * but the policy lets nobody execute it, or another execution of the safe is under
 * way. `executing`: its own execution is, from this browser.
 */
export type ProofWord = StatusWord | 'confirmed' | 'executing'

/** What is proven about a transaction in a list. */
export interface TransactionProof {
  /**
   * `contradicted`: sources contradict each other, see `problems`. `unproven`: the
   * record was not checked yet; only its execution from this browser is known.
   */
  readonly status: 'proven' | 'contradicted' | 'unproven'
  /**
   * State by the chain. Absent when the record does not hash to its own hash, and
   * when one node alone says that it was replaced.
   */
  readonly word?: ProofWord | undefined
  /**
   * Whether the execution is as deep as `finalDepth` blocks. Until then it is checked
   * again with every new block, and a reorg takes it back.
   */
  readonly isFinalized: boolean
  /** Nonce that was hashed. */
  readonly nonce?: bigint | undefined
  /** The safe's next nonce on the chain. */
  readonly next?: bigint | undefined
  /** Only while it waits. */
  readonly confirmations?: ProvenConfirmations | undefined
  /**
   * Whether the list's words (amount, token, recipient, method) were read in the
   * bytes that were hashed, or in the chain's logs. Without it they are the gateway's
   * claim.
   */
  readonly isDescribed: boolean
  /**
   * What the bytes say, where the list's words contradict them. A row that is
   * contradicted without them has no amount and no recipient to show.
   */
  readonly words?: TransactionItem['transaction']['txInfo'] | undefined
  /** What contradicts, with both words. */
  readonly problems: readonly VerificationProblem[]
}

/** Confirmations that count, by the chain's owners and threshold. */
export interface ProvenConfirmations {
  /** Owners whose signatures were recovered, or accepted by the chain. */
  readonly confirmed: readonly Address[]
  /** Owners who have not confirmed. */
  readonly missing: readonly Address[]
  readonly required: number
}
