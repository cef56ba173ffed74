import type { SafeInfo, TransactionDetails } from '@strongroom/gateway-sdk'
import type {
  CallNode,
  DecodeCallOptions,
  SafeSignature,
  SafeTransaction,
  SafeTransactionHashes,
} from '@strongroom/safe-protocol'
import type { DescriptionProblem } from '@strongroom/safe-protocol/description'
import type { Address, Hex } from 'viem'
import type { OtherNodes } from './compareStatus.ts'
import type { ProvenStatus, StatusWord } from './proveStatus.ts'
import type { RpcPort } from './RpcPort.ts'

/** One reason not to sign, with its evidence. */
export type VerificationProblem =
  /** The record is not a multisig transaction, or a field is invalid. */
  | { readonly kind: 'malformed'; readonly field: string }
  /** The fields hash to another hash than one of the sources has. */
  | {
      readonly kind: 'hash'
      readonly source: 'gateway' | 'chain' | 'transactionId'
      readonly expected: Hex
      readonly actual: string
    }
  /** The gateway's texts (`txInfo`, `dataDecoded`) contradict the hashed bytes. */
  | DescriptionProblem
  /** The record is of another transaction than the requested one. */
  | {
      readonly kind: 'transaction'
      readonly expected: string
      readonly actual: Hex
    }
  /** The record belongs to another safe. */
  | {
      readonly kind: 'safe'
      readonly expected: Address
      readonly actual: string
    }
  /** The RPC serves another chain. */
  | {
      readonly kind: 'chain'
      readonly expected: string
      readonly actual: string
    }
  /** A confirmation is not by the owner it names, or not readable at all. */
  | {
      readonly kind: 'signature'
      readonly owner: string
      readonly reason: string
    }
  /** A confirmation names an account that does not own the safe on chain. */
  | { readonly kind: 'owner'; readonly owner: string }
  /**
   * The record claims to be ready, with fewer valid confirmations than the
   * chain requires.
   */
  | {
      readonly kind: 'confirmations'
      readonly valid: number
      readonly required: number
    }
  /** The record claims to wait while the chain has used its nonce. */
  | { readonly kind: 'nonce'; readonly nonce: bigint; readonly chain: bigint }
  /** The gateway's status contradicts the state that two nodes prove. */
  | {
      readonly kind: 'status'
      readonly gateway: string
      readonly chain: StatusWord
    }
  /**
   * The owner's node and the gateway disagree whether and how the transaction ended,
   * and no other node agrees with the owner's; `against` are those that contradict it.
   * The state is unknown.
   */
  | {
      readonly kind: 'lone-node'
      readonly gateway: string
      readonly node: StatusWord
      readonly against: readonly ('second' | 'wallet')[]
    }
  /** Gateway and chain disagree about the safe. */
  | {
      readonly kind: 'state'
      readonly field: 'owners' | 'threshold' | 'nonce' | 'version'
      readonly gateway: string
      readonly chain: string
    }
  /** The chain did not answer. */
  | { readonly kind: 'rpc'; readonly cause: unknown }
  /** Code that recovers signers did not load, so they could not be checked. */
  | { readonly kind: 'code'; readonly cause: unknown }

/** A confirmation and whether its signature was checked. */
export interface VerifiedConfirmation {
  readonly owner: Address
  readonly kind: 'eip712' | 'eth_sign' | 'contract' | 'approved' | 'unknown'
  /**
   * Valid signature of the owner over the recomputed hash; contracts were
   * called.
   */
  readonly valid: boolean
}

/**
 * Outcome of verifying a transaction: what is signed, its hashes, and every
 * contradiction.
 */
export interface Verification {
  /**
   * `verified`: recomputed here and confirmed by the chain. `mismatch`: do not
   * sign. `unavailable`: no fault was found, but the chain did not answer, or
   * code that is needed did not load.
   */
  readonly status: 'verified' | 'mismatch' | 'unavailable'
  readonly problems: readonly VerificationProblem[]
  /** Hashed content. Show and sign this, not the record. */
  readonly transaction: Readonly<SafeTransaction> | undefined
  /** Computed from `transaction`. */
  readonly hashes: SafeTransactionHashes | undefined
  /** The same hash by three roads. */
  readonly sources: {
    readonly local: Hex | undefined
    readonly gateway: string | undefined
    readonly chain: Hex | undefined
  }
  /** `transaction`, decoded from the bytes that were hashed. */
  readonly tree: CallNode | undefined
  readonly confirmations: readonly VerifiedConfirmation[]
  /**
   * The valid confirmations as they were parsed, in the record's order and ready
   * for `packSignatures`; empty unless `verified`.
   */
  readonly signatures: readonly SafeSignature[]
  /** The safe as the chain has it. */
  readonly chain: ChainSafe | undefined
  /**
   * Its state by the chain: the gateway or another node agrees with the owner's node.
   * Undefined where none does, and while the chain does not show it.
   */
  readonly proven: ProvenStatus | undefined
}

/** A safe's state read from the chain. */
export interface ChainSafe {
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly nonce: bigint
  readonly version: string
}

/** Parameters of `verifyTransaction`. */
export interface VerifyTransactionParameters extends OtherNodes {
  /**
   * The chain the wallet works on, decimal. The record's chain is not trusted.
   */
  readonly chainId: string
  /** The safe the owner opened. */
  readonly safeAddress: Address
  /**
   * Transaction that the owner opened: a safeTxHash, or an id that ends in one.
   * Every caller should pass it: without it an honest record of another
   * transaction is `verified` too.
   */
  readonly transactionId?: string | undefined
  /** The gateway's record, which is untrusted. */
  readonly details: TransactionDetails
  /** The gateway's status, where `details` has one that the app found itself. */
  readonly claimed?: TransactionDetails['txStatus'] | undefined
  /** The gateway's account of the safe, to compare with the chain. */
  readonly safe?: SafeInfo | undefined
  /** The owner's own RPC, required for the status `verified`. */
  readonly rpc?: RpcPort | undefined
  /** More ABIs for decoding. */
  readonly abis?: DecodeCallOptions['abis']
  /** Milliseconds to wait for the chain. @default 10_000 */
  readonly timeout?: number | undefined
  /** Goes before all checks that wait, as in the click that signs. */
  readonly isUrgent?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}
