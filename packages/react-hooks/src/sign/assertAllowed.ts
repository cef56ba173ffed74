import { decodeCall, safeVersions } from '@strongroom/safe-protocol'
import {
  type Acknowledgement,
  decideSigning,
  findRisks,
} from '@strongroom/safe-protocol/risks'
import type { Hex } from 'viem'
import type { SafeNow } from '../verify/readSafeNow.ts'
import { assertVerdict } from './assertVerdict.ts'
import {
  assertUnchanged,
  type ReviewedPayload,
  termsOf,
} from './ReviewedPayload.ts'
import { SigningError } from './SigningError.ts'

/**
 * The last step before the wallet: hashes the payload once more, finds its
 * findings again in its own bytes and the safe's state of this moment, and asks
 * the policy. A change of owners since the review makes another finding, which
 * the owner has not accepted.
 *
 * @throws SigningError `payloadChanged` for what is not what was shown or was
 * made by no review; RefusedError with the verdict when the policy does not
 * allow it.
 */
export function assertAllowed(
  payload: ReviewedPayload,
  shownHash: Hex,
  {
    now: { owners, threshold },
    acknowledged,
  }: {
    readonly now: SafeNow
    readonly acknowledged: Acknowledgement | undefined
  },
): void {
  assertUnchanged(payload, shownHash)
  const reviewed = termsOf(payload)
  if (reviewed === undefined)
    throw new SigningError('payloadChanged', {
      detail: 'This payload was made by no review.',
    })
  const { safe, transaction } = payload
  const { abis, approved, trusted, named, allowRawHex } = reviewed
  const { findings = [], facts } = reviewed
  const version = safeVersions.find((known) =>
    payload.version.startsWith(known),
  )
  const tree = decodeCall(transaction, { safe, version, abis, approved })
  const found = findRisks(tree, {
    safe,
    owners,
    threshold,
    transaction,
    trusted,
    // Those of the review: what the owner accepted is what is decided on.
    ...facts,
  })
  assertVerdict(
    decideSigning([...found, ...findings], {
      hash: shownHash,
      acknowledged,
      named,
      allowRawHex,
    }),
  )
}
