import type { SafeMessage } from '@strongroom/gateway-sdk'
import {
  type MessageVerification,
  verifyMessage,
} from '@strongroom/react-hooks'
import type { Rpc } from '@strongroom/react-hooks/chain'
import {
  createReviewedMessage,
  type ReviewedMessage,
} from '@strongroom/react-hooks/sign'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import type { SignableMessage } from './SignableMessage.ts'

/** A message with everything that was found out about it here. */
export interface MessageFindings {
  verification: MessageVerification
  hasRpc: boolean
  /** What may be signed; undefined when anything is wrong. */
  payload: ReviewedMessage | undefined
}

/** What is reviewed, and what it is checked against. */
export interface MessageInput {
  safe: OpenSafe
  /** What an app, or the owner, wants signed. */
  message?: SignableMessage | undefined
  /** The hash the owner asked for. */
  messageHash?: string | undefined
  record: SafeMessage | undefined
  rpc: Rpc | undefined
  signal?: AbortSignal | undefined
}

/** One complete check of a message. */
export async function reviewMessage(
  input: MessageInput,
): Promise<MessageFindings> {
  const { safe, message, messageHash, record, rpc, signal } = input
  const verification = await verifyMessage({
    chainId: safe.chainId,
    safeAddress: safe.address,
    version: safe.version?.split('+')[0],
    safe: safe.info,
    message: contentOf(message),
    messageHash,
    record,
    rpc,
    signal,
  })
  const { hashes, chain } = verification
  const ready = verification.status === 'verified' && hashes && chain
  const payload =
    ready && verification.message !== undefined
      ? createReviewedMessage({
          chainId: Number(safe.chainId),
          safe: safe.address,
          version: chain.version,
          message: verification.message,
        })
      : undefined
  return {
    verification,
    hasRpc: rpc !== undefined,
    payload:
      payload?.hashes.safeMessageHash === hashes?.safeMessageHash
        ? payload
        : undefined,
  }
}

function contentOf(message: SignableMessage | undefined) {
  if (message?.kind === 'text') return message.text
  return message?.kind === 'typed'
    ? (message.data as SafeMessage['message'])
    : undefined
}
