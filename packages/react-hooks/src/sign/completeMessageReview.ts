import type {
  Acknowledgement,
  RecipientFacts,
} from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'
import type { Described } from '../clear-signing/Describer.ts'
import type { MessageVerification } from '../verify/MessageVerification.ts'
import { createReviewedMessage, decideMessage } from './ReviewedMessage.ts'
import type { MessageReview } from './TransactionReview.ts'

/** Where a message is reviewed, and what the owner says about it. */
export interface MessageReviewContext extends Pick<RecipientFacts, 'known'> {
  /** Decimal. */
  readonly chainId: string
  readonly safeAddress: Address
  /** Origin of the app that asks, as the browser reports it. */
  readonly origin?: string | null | undefined
  /** The owner chose to sign messages that cannot be read. @default false */
  readonly allowRawHex?: boolean | undefined
  /**
   * Findings that the owner accepted in a review of this very hash:
   * `acknowledgementOf` of the verdict on screen.
   */
  readonly acknowledged?: Acknowledgement | undefined
  /** What the author of its contract says of it, and what speaks against that. */
  readonly described?: Described | undefined
}

/**
 * Adds the policy's verdict to a verified message, and freezes what may be signed.
 *
 * @example
 * import { verifyMessage } from '@strongroom/react-hooks'
 * import { completeMessageReview } from '@strongroom/react-hooks/sign'
 * import { createPublicClient, http } from 'viem'
 *
 * const safe = {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * } as const
 * const rpc = createPublicClient({ transport: http('https://my.node.example') })
 * const { verdict, payload } = completeMessageReview(
 *   await verifyMessage({ ...safe, message: 'I agree.', rpc }),
 *   { ...safe, origin: null },
 * )
 */
export function completeMessageReview(
  verification: MessageVerification,
  context: MessageReviewContext,
): MessageReview {
  const { message, hashes, chain, status } = verification
  const { descriptions = [], findings = [] } = context.described ?? {}
  const none = {
    ...{ verification, verdict: undefined, payload: undefined },
    description: descriptions[0],
  }
  if (message === undefined || !hashes) return none
  const { acknowledged, origin = null, allowRawHex, known } = context
  const terms = { origin, allowRawHex, known, owners: chain?.owners, findings }
  const input = {
    chainId: Number(context.chainId),
    safe: context.safeAddress,
    message,
  }
  const { safeMessageHash } = hashes
  const verdict = decideMessage(safeMessageHash, input, {
    ...terms,
    acknowledged,
  })
  if (status !== 'verified' || !chain || verdict.decision === 'refuse')
    return { ...none, verdict }
  const payload = createReviewedMessage(
    { ...input, version: chain.version },
    terms,
  )
  const isSame = payload.hashes.safeMessageHash === safeMessageHash
  return { ...none, verdict, payload: isSame ? payload : undefined }
}
