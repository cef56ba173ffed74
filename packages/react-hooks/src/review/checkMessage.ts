import {
  GatewayStatusError,
  getSafeMessage,
  type SafeMessage,
} from '@strongroom/gateway-sdk'
import { hashSafeMessageBytes } from '@strongroom/safe-protocol'
import {
  decideSigning,
  findMessageRisks,
  type RecipientFacts,
  type SignableMessage,
  type Verdict,
} from '@strongroom/safe-protocol/risks'
import { describeMessage } from '../sign/askDescriber.ts'
import { completeMessageReview } from '../sign/completeMessageReview.ts'
import type { MessageReview } from '../sign/TransactionReview.ts'
import {
  digestOf,
  readSignable,
  type TypedDataInput,
} from '../verify/readSignable.ts'
import {
  type VerifyMessageParameters,
  verifyMessage,
} from '../verify/verifyMessage.ts'
import type { CheckInput } from './useReviewCheck.ts'

interface MessageCheckInput extends CheckInput {
  /** Origin of the app that asks; null for the owner. */
  readonly origin: string | null
  readonly allowRawHex: boolean | undefined
  readonly known?: RecipientFacts['known']
}

/**
 * A message to be signed, or the hash of a record that the gateway keeps
 * with that record.
 */
export type MessageSubject =
  | { readonly message: string | TypedDataInput }
  | { readonly messageHash: string; readonly record: SafeMessage }

/** The result of checking a message. */
export interface MessageCheck {
  /** In the form that is hashed; undefined when it cannot be read. */
  readonly content: SignableMessage | undefined
  /**
   * Undefined for bytes that are no text, which are signed on the chain alone.
   */
  readonly review?: MessageReview
  readonly verdict?: Verdict | undefined
  /** Undefined while the gateway does not have the message. */
  readonly record?: SafeMessage | undefined
  /** Why the gateway does not say whether it has the message. */
  readonly error?: Error
}

/**
 * One complete check of what is under review.
 *
 * @throws the signal's reason; nothing else
 */
export async function checkMessage(
  subject: MessageSubject,
  input: MessageCheckInput,
): Promise<MessageCheck> {
  if ('record' in subject) {
    const found = await verify(subject, input)
    return { ...found, content: contentOf(found.review?.verification.message) }
  }
  const { chainId, safeAddress, origin, allowRawHex } = input
  const read = readContent(subject.message)
  if (read === undefined) return { content: undefined }
  const { content, hash } = read
  if (content.kind === 'bytes') {
    const context = { chainId, safe: safeAddress, origin }
    const findings = findMessageRisks(content, context)
    return { content, verdict: decideSigning(findings, { hash, allowRawHex }) }
  }
  const { safeMessageHash: messageHash } = hashSafeMessageBytes(
    {
      chainId: BigInt(chainId),
      safe: safeAddress,
      version: versionOf(input),
    },
    hash,
  )
  try {
    const record = await readRecord(messageHash, input)
    const message =
      content.kind === 'text'
        ? content.text
        : // The gateway's type lists the fields of a domain.
          (content.data as object as SafeMessage['message'])
    return {
      content,
      ...(await verify({ message, messageHash, record }, input)),
    }
  } catch (cause) {
    input.signal.throwIfAborted()
    const error = cause instanceof Error ? cause : new TypeError(String(cause))
    return { content, error }
  }
}

const versionOf = ({ safe }: MessageCheckInput) => safe?.version?.split('+')[0]

async function verify(
  asked: Pick<VerifyMessageParameters, 'message' | 'messageHash' | 'record'>,
  input: MessageCheckInput,
): Promise<Omit<MessageCheck, 'content'>> {
  const version = versionOf(input)
  const verification = await verifyMessage({ ...input, version, ...asked })
  const described = await describeMessage(verification.message, input)
  const review = completeMessageReview(verification, { ...input, described })
  return { review, verdict: review.verdict, record: asked.record }
}

function contentOf(
  message: MessageReview['verification']['message'],
): SignableMessage | undefined {
  if (message === undefined) return undefined
  return typeof message === 'string'
    ? { kind: 'text', text: message }
    : { kind: 'typed', data: message }
}

/** Undefined for types and values that do not fit together. */
function readContent(message: string | TypedDataInput) {
  try {
    const content = readSignable(message)
    return { content, hash: digestOf(content) }
  } catch {
    return undefined
  }
}

async function readRecord(
  messageHash: `0x${string}`,
  { gateway, chainId, signal }: MessageCheckInput,
): Promise<SafeMessage | undefined> {
  try {
    return await getSafeMessage(gateway, {
      chainId,
      messageHash,
      signal,
      retry: 0,
    })
  } catch (error) {
    if (error instanceof GatewayStatusError && error.status === 404)
      return undefined
    throw error
  }
}
