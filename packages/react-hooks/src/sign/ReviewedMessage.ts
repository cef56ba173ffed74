import {
  hashMessageDigest,
  hashSafeMessageBytes,
  type SafeMessageHashes,
} from '@strongroom/safe-protocol'
import {
  type Acknowledgement,
  type DescriptionRisk,
  decideSigning,
  findMessageRisks,
  type MessageRisk,
  type MessageRiskContext,
  type PolicyContext,
  type SignableMessage,
  type Verdict,
} from '@strongroom/safe-protocol/risks'
import type { Address, Hex } from 'viem'
import type { ReadTypedData } from '../verify/readTypedData.ts'
import { assertVerdict } from './assertVerdict.ts'
import { deepFreeze } from './deepFreeze.ts'
import { SigningError } from './SigningError.ts'

/** Exactly the message on screen, and the hashes that were computed from it. */
export interface ReviewedMessage {
  readonly chainId: number
  readonly safe: Address
  readonly version: string
  readonly message: string | ReadTypedData
  readonly digest: Hex
  readonly hashes: Readonly<SafeMessageHashes>
}

type Input = Omit<ReviewedMessage, 'digest' | 'hashes'>

/** How a message was reviewed: what its text alone does not say. */
export interface MessageTerms
  extends Pick<MessageRiskContext, 'origin' | 'known' | 'owners'>,
    Pick<PolicyContext, 'allowRawHex'> {
  /** Findings beside those in the message itself. */
  readonly findings?: readonly DescriptionRisk[] | undefined
}

// Beside the message, where no copy of it has any.
const terms = new WeakMap<ReviewedMessage, MessageTerms>()

/** Hashes a message and freezes it together with its hashes. */
export function createReviewedMessage(
  { chainId, safe, version, message }: Input,
  reviewed: MessageTerms = { origin: null },
): ReviewedMessage {
  const input = { chainId, safe, version, message }
  const created = deepFreeze({ ...input, ...hash(input) })
  terms.set(created, reviewed)
  return created
}

/** Applies the signing policy to a message of a safe. */
export function decideMessage(
  hash: Hex,
  { chainId, safe, message }: Omit<Input, 'version'>,
  {
    origin,
    known,
    owners,
    allowRawHex,
    acknowledged,
    findings = [],
  }: MessageTerms & Pick<PolicyContext, 'acknowledged'>,
): Verdict<MessageRisk> {
  const signable: SignableMessage =
    typeof message === 'string'
      ? { kind: 'text', text: message }
      : { kind: 'typed', data: message }
  const found = findMessageRisks(signable, {
    chainId: String(chainId),
    ...{ safe, origin, known, owners },
  })
  return decideSigning([...found, ...findings], {
    ...{ hash, acknowledged, allowRawHex },
  })
}

function hash(input: Input) {
  const { chainId, safe, version, message } = input
  const digest = hashMessageDigest(message)
  return {
    digest,
    hashes: hashSafeMessageBytes({ chainId, safe, version }, digest),
  }
}

/**
 * Hashes the message once more, in the click handler, and compares with what
 * was shown.
 *
 * @throws SigningError `payloadChanged`.
 */
export function assertMessageUnchanged(
  reviewed: ReviewedMessage,
  shownHash: Hex,
): void {
  const { digest, hashes } = hash(reviewed)
  if (
    hashes.safeMessageHash !== shownHash ||
    reviewed.hashes.safeMessageHash !== shownHash ||
    hashes.domainHash !== reviewed.hashes.domainHash ||
    hashes.messageHash !== reviewed.hashes.messageHash ||
    digest !== reviewed.digest
  )
    throw new SigningError('payloadChanged', {
      detail: `${shownHash} was shown, ${hashes.safeMessageHash} would be signed.`,
    })
}

/**
 * The last step before the wallet: hashes the message once more, finds again what
 * is to be found in it, and asks the policy.
 *
 * @throws SigningError `payloadChanged` for what is not what was shown or was made
 * by no review; RefusedError with the verdict when the policy does not allow it.
 */
export function assertMessageAllowed(
  reviewed: ReviewedMessage,
  shownHash: Hex,
  acknowledged: Acknowledgement | undefined,
): void {
  assertMessageUnchanged(reviewed, shownHash)
  const found = terms.get(reviewed)
  if (found === undefined)
    throw new SigningError('payloadChanged', {
      detail: 'This message was made by no review.',
    })
  assertVerdict(decideMessage(shownHash, reviewed, { ...found, acknowledged }))
}

/**
 * Stops where another safe may not sign a message: a parent of a 1.3.0 safe signs the
 * message itself, so that its signature counts in its own name as well.
 *
 * @throws RefusedError `refused` with the verdict.
 */
export function assertMessageSharable(
  reviewed: ReviewedMessage,
  safe: Address,
): void {
  const { safeMessageHash } = reviewed.hashes
  const verdict = decideMessage(
    safeMessageHash,
    { ...reviewed, safe },
    terms.get(reviewed) ?? { origin: null },
  )
  if (verdict.decision === 'refuse') assertVerdict(verdict)
}
