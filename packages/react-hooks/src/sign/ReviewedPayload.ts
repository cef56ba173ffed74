import {
  type DecodeCallOptions,
  hashSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import type {
  Finding,
  PolicyContext,
  RiskContext,
} from '@strongroom/safe-protocol/risks'
import type { Address, Hex } from 'viem'
import { deepFreeze } from './deepFreeze.ts'
import { SigningError } from './SigningError.ts'

/** Exactly what was on screen, and the hashes that were computed from it. */
export interface ReviewedPayload {
  readonly chainId: number
  readonly safe: Address
  readonly version: string
  readonly transaction: Readonly<SafeTransaction>
  readonly hashes: {
    readonly domainHash: Hex
    readonly messageHash: Hex
    readonly safeTxHash: Hex
  }
}

/** How a payload was reviewed: what its bytes alone do not say. */
export interface ReviewTerms
  extends Pick<PolicyContext, 'named' | 'allowRawHex'> {
  readonly abis?: DecodeCallOptions['abis']
  /** Transactions of other safes whose hashes it approves. */
  readonly approved?: DecodeCallOptions['approved']
  readonly trusted?: readonly Address[] | undefined
  /** Facts about the recipients, as they were when the review was made. */
  readonly facts?: RecipientTerms | undefined
  /** Findings in the chain's code and in the named message. */
  readonly findings?: readonly Finding[] | undefined
}

/** What the findings about recipients depend on, beside the bytes and the safe. */
export type RecipientTerms = Pick<
  RiskContext,
  | 'known'
  | 'tokens'
  | 'resolutions'
  | 'code'
  | 'approvals'
  | 'modules'
  | 'limits'
  | 'fullyRead'
  | 'recoveryModules'
>

// Beside the payload, where no copy of it has any.
const terms = new WeakMap<ReviewedPayload, ReviewTerms>()

type Input = Omit<ReviewedPayload, 'hashes'>

/** Hashes a transaction and freezes it together with its hashes. */
export function createReviewedPayload(
  { chainId, safe, version, transaction }: Input,
  reviewed: ReviewTerms = {},
): ReviewedPayload {
  const input = { chainId, safe, version, transaction: { ...transaction } }
  const payload = deepFreeze({ ...input, hashes: hashPayload(input) })
  terms.set(payload, reviewed)
  return payload
}

/** How a payload was reviewed; undefined for what was made by no review. */
export const termsOf = (payload: ReviewedPayload): ReviewTerms | undefined =>
  terms.get(payload)

function hashPayload({ chainId, safe, version, transaction }: Input) {
  return hashSafeTransaction({ chainId, safe, version }, transaction)
}

/**
 * Hashes the payload once more, in the click handler, and compares with what
 * was shown.
 *
 * @throws SigningError `payloadChanged`.
 */
export function assertUnchanged(
  payload: ReviewedPayload,
  shownHash: Hex,
): void {
  const again = hashPayload(payload)
  if (
    again.safeTxHash !== shownHash ||
    payload.hashes.safeTxHash !== shownHash ||
    again.domainHash !== payload.hashes.domainHash ||
    again.messageHash !== payload.hashes.messageHash
  )
    throw new SigningError('payloadChanged', {
      detail: `${shownHash} was shown, ${again.safeTxHash} would be signed.`,
    })
}
