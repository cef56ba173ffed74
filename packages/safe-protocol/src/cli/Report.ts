import type {
  CallNode,
  SafeMessageHashes,
  SafeTransaction,
  SafeTransactionHashes,
} from '@strongroom/safe-protocol'
import type { SafeBundle } from '@strongroom/safe-protocol/bundle'
import type { TransactionDescription } from '@strongroom/safe-protocol/description'
import type { Finding, Verdict } from '@strongroom/safe-protocol/risks'
import type { Address, Hex } from 'viem'

/** A signature as its source names it; without bytes it can only be an approval. */
export interface ClaimedSignature {
  readonly signer: string
  readonly signature: Hex | undefined
}

/** The state of a safe by a source that is not believed. */
export interface ClaimedState {
  readonly owners?: readonly string[] | undefined
  readonly threshold?: number | undefined
  readonly nonce?: string | undefined
}

type Content =
  | {
      readonly transaction: Readonly<SafeTransaction>
      readonly message?: undefined
    }
  | {
      readonly transaction?: undefined
      readonly message: NonNullable<SafeBundle['message']>
    }

/** Everything that a source says of a transaction or a message. */
export type Claim = Content & {
  readonly source: 'bundle' | 'gateway'
  readonly chainId: string
  readonly safe: Address
  readonly safeVersion: string | undefined
  /** Hash that owners should sign. */
  readonly hash: string
  readonly signatures: readonly ClaimedSignature[]
  readonly description?: TransactionDescription | undefined
  /** Id of the gateway's record. */
  readonly id?: string | undefined
  readonly status?: string | undefined
  readonly states: readonly ClaimedState[]
  /** Number of signatures that the source counts. */
  readonly count?: number | undefined
  /** All signatures in one, of a message. */
  readonly prepared?: Hex | undefined
}

/** One comparison. */
export interface Check {
  /** Name of what was compared. */
  readonly field: string
  /** `unread`: the source that should know it did not answer. */
  readonly result: 'same' | 'differs' | 'unread'
  /** Foreign text. */
  readonly claimed?: string | undefined
  /** Foreign text where it is the node's. */
  readonly found?: string | undefined
  /** Source of `found`. */
  readonly by: 'bytes' | 'signatures' | 'node' | 'options' | 'policy'
}

/** A signature after it was checked. */
export interface CheckedSignature {
  /** Foreign text until `isValid`. */
  readonly signer: string
  readonly kind: 'eip712' | 'eth_sign' | 'contract' | 'approved' | 'unknown'
  /** Undefined: only a node can tell. */
  readonly isValid: boolean | undefined
  readonly data?: Hex | undefined
}

/** Symbol and decimals of a token, by the node. */
export interface TokenFacts {
  /** Foreign text. */
  readonly symbol: string
  readonly decimals: number
}

/** Comparisons, decoded calls and the verdict, for people and for programs. */
export interface Report {
  readonly status: 'matches' | 'differs' | 'incomplete'
  readonly claim: Claim | undefined
  readonly hashes: SafeTransactionHashes | SafeMessageHashes | undefined
  readonly tree: CallNode | undefined
  readonly verdict: Verdict<Finding> | undefined
  readonly signatures: readonly CheckedSignature[]
  readonly tokens: Readonly<Record<string, TokenFacts>>
  readonly checks: readonly Check[]
  /** Sentences. */
  readonly unchecked: readonly string[]
}

/** Bad usage, or an input that cannot be read: exit code 2. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** One comparison of two texts, letters in either case. */
export function compare(
  field: string,
  by: Check['by'],
  claimed: string,
  found: string,
): Check {
  const isSame = claimed.toLowerCase() === found.toLowerCase()
  return { field, result: isSame ? 'same' : 'differs', claimed, found, by }
}
