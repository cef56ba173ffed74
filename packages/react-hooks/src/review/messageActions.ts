import { getSafeMessageTypedData } from '@strongroom/safe-protocol'
import { acknowledgementOf } from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'
import { invalidateMessages } from '../calls/invalidateMessages.ts'
import { assertSignable } from '../sign/assertSignable.ts'
import { assertUnsigned } from '../sign/assertUnsigned.ts'
import { errorLine } from '../sign/errorLine.ts'
import { postMessageSignature } from '../sign/postMessageSignature.ts'
import type { ReviewedMessage } from '../sign/ReviewedMessage.ts'
import { rpcOf } from '../sign/rpcOf.ts'
import { SigningError } from '../sign/SigningError.ts'
import { signMessageReviewed } from '../sign/signMessageReviewed.ts'
import type { MessageReview } from '../sign/TransactionReview.ts'
import { readSafeNow } from '../verify/readSafeNow.ts'
import { type KeptSignature, missingFrom } from './keptSignatures.ts'
import { stepOf } from './ReviewProgress.ts'
import { shownFields } from './shownFields.ts'
import type { ReviewActionInput } from './useReviewRun.ts'

/** Action that an owner can take on a message under review. */
export type MessageAction = 'confirm' | 'postAgain'

interface MessageActionInput extends ReviewActionInput<ReviewedMessage> {
  readonly chainId: string
  readonly safeAddress: Address
  readonly review: MessageReview
  readonly origin: string | null
}

/** Runs one action. The policy is asked again right before the wallet. */
export async function runMessageAction(
  action: MessageAction,
  input: MessageActionInput,
): Promise<void> {
  const { config, chainId, safeAddress, wallet, review, current } = input
  const { verification, verdict } = review
  if (action === 'postAgain') {
    const [kept] = missingFrom(verification.signatures, input.kept, {
      chainId,
      hash: verification.hashes?.safeMessageHash,
    })
    if (kept) await post(kept, input)
    return
  }
  // The very value that is rendered, not the payload's own copy.
  const shownHash = verification.hashes?.safeMessageHash
  const payload = review.payload ?? assertSignable(review)
  if (shownHash === undefined) throw new SigningError('unverified')
  assertUnsigned(verification.signatures, wallet.account)
  const rpc = rpcOf(config, chainId)
  const { chainId: id, safe, version, digest } = payload
  const shown = {
    ...payload.hashes,
    fields: shownFields(
      getSafeMessageTypedData({ chainId: id, safe, version }, digest),
    ),
  }
  current.enter('signing', shown)
  const signature = await signMessageReviewed(payload, shownHash, {
    wallet,
    readSafe: () => readSafeNow(rpc, safeAddress, current.signal),
    acknowledged:
      input.isAcknowledged && verdict ? acknowledgementOf(verdict) : undefined,
    signal: current.signal,
    onMethod: (method) => current.enter(stepOf(method), shown),
  })
  await post({ payload, signature }, input)
}

async function post(
  kept: KeptSignature<ReviewedMessage>,
  {
    config,
    queryClient,
    chainId,
    origin,
    onKept,
    onPosted,
    current,
  }: MessageActionInput,
): Promise<void> {
  current.enter('posting')
  try {
    const { payload, signature } = kept
    await postMessageSignature(config.gateway, payload, {
      signer: signature.signer,
      signature: signature.data,
      origin,
    })
  } catch (error) {
    onKept(kept)
    throw new SigningError('notPosted', { detail: errorLine(error) })
  }
  current.posted = true
  onPosted(kept)
  invalidateMessages(queryClient, config.gateway, { chainId })
}
