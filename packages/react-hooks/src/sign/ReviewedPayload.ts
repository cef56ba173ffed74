import {
  hashSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
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

/** Hashes a transaction and freezes it together with its hashes. */
export function createReviewedPayload(input: {
  chainId: number
  safe: Address
  version: string
  transaction: SafeTransaction
}): ReviewedPayload {
  const transaction = { ...input.transaction }
  return deepFreeze({
    ...input,
    transaction,
    hashes: hashPayload({ ...input, transaction }),
  })
}

function hashPayload(input: {
  chainId: number
  safe: Address
  version: string
  transaction: Readonly<SafeTransaction>
}) {
  const { chainId, safe, version, transaction } = input
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
