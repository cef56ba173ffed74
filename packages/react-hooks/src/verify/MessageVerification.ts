import type {
  SafeMessageHashes,
  SafeSignature,
} from '@strongroom/safe-protocol'
import type { Hex } from 'viem'
import type { ReadTypedData } from './readTypedData.ts'
import type {
  ChainSafe,
  VerificationProblem,
  VerifiedConfirmation,
} from './Verification.ts'

/** One reason not to sign a message, with its evidence. */
export type MessageProblem =
  | Extract<
      VerificationProblem,
      {
        kind:
          | 'malformed'
          | 'chain'
          | 'signature'
          | 'owner'
          | 'confirmations'
          | 'rpc'
          | 'code'
      }
    >
  /** The message hashes to another hash than one of the sources has. */
  | {
      readonly kind: 'hash'
      readonly source: 'gateway' | 'chain'
      readonly expected: Hex
      readonly actual: string
    }
  /** The safe contract has another domain than the one that was hashed. */
  | { readonly kind: 'domain'; readonly expected: Hex; readonly actual: string }
  /** The record is of another message than the requested one. */
  | {
      readonly kind: 'message'
      readonly expected: string
      readonly actual: string
    }
  /** The gateway's record of the message contradicts its own signatures. */
  | {
      readonly kind: 'claim'
      readonly field:
        | 'status'
        | 'confirmationsSubmitted'
        | 'proposedBy'
        | 'preparedSignature'
      readonly gateway: string
      readonly local: string
    }
  /** Gateway and chain disagree about the safe. */
  | {
      readonly kind: 'state'
      readonly field: 'owners' | 'threshold' | 'version'
      readonly gateway: string
      readonly chain: string
    }
  /** There are enough signatures, and the safe contract does not accept them. */
  | { readonly kind: 'refused' }

/**
 * Outcome of verifying a message: what is signed, its hashes, and every
 * contradiction.
 */
export interface MessageVerification {
  /**
   * `verified`: recomputed here and confirmed by the chain. `mismatch`: do not
   * sign. `unavailable`: no fault was found, but the chain did not answer, or
   * code that is needed did not load.
   */
  readonly status: 'verified' | 'mismatch' | 'unavailable'
  readonly problems: readonly MessageProblem[]
  /** Hashed content. Show and sign this, not the record. */
  readonly message: string | ReadTypedData | undefined
  /** Hash of the text (EIP-191) or the typed data (EIP-712): what an app knows. */
  readonly digest: Hex | undefined
  /** Computed from `digest`; `safeMessageHash` is what owners sign. */
  readonly hashes: SafeMessageHashes | undefined
  /**
   * The same hash by three roads. `chain` is undefined also when the safe has no
   * handler that computes it: its domain was compared all the same.
   */
  readonly sources: {
    readonly local: Hex | undefined
    readonly gateway: string | undefined
    readonly chain: Hex | undefined
  }
  readonly confirmations: readonly VerifiedConfirmation[]
  /** The valid signatures of owners; empty unless `verified`. */
  readonly signatures: readonly SafeSignature[]
  /**
   * The valid signatures packed here, once there are enough; undefined unless
   * `verified`.
   */
  readonly preparedSignature: Hex | undefined
  /**
   * Whether the safe contract accepts `preparedSignature` (EIP-1271); undefined
   * while owners are missing or when it has no handler that checks it.
   */
  readonly accepted: boolean | undefined
  /** The safe as the chain has it. */
  readonly chain: ChainSafe | undefined
}
