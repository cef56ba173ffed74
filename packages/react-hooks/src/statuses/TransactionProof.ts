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

/** A proposal by a delegate, as the gateway claims. */
export interface DelegateProposal {
  /** Who proposed it. */
  readonly delegate: Address
  /** The owner in whose name. */
  readonly delegator: Address | undefined
}

/** What is proven about a transaction in a list. */
export interface TransactionProof {
  /**
   * `contradicted`: sources contradict each other, see `problems`. `unproven`: only
   * its execution from this browser is known, because the record was not checked yet,
   * or because the owner's node alone shows the receipt.
   */
  readonly status: 'proven' | 'contradicted' | 'unproven'
  /**
   * State by the chain. Absent when the record does not hash to its own hash, and
   * when the owner's node and the gateway disagree about it and no other node helps.
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
   * Set while a delegate's proposal waits and no owner has confirmed it. That no owner
   * has is proven; who proposed it is the gateway's claim.
   */
  readonly proposal?: DelegateProposal | undefined
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
  /** Contradictions between the gateway and the proof, each with both words. */
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
