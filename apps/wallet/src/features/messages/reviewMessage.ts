import type { SafeMessage } from '@strongroom/gateway-sdk'
import { verifyMessage } from '@strongroom/react-hooks'
import type { Rpc } from '@strongroom/react-hooks/chain'
import {
  completeMessageReview,
  type MessageReview,
} from '@strongroom/react-hooks/sign'
import type { SignableMessage } from '@strongroom/safe-protocol/risks'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'

/** A message with everything that was found out about it here. */
export interface MessageFindings extends MessageReview {
  hasRpc: boolean
}

/** What is reviewed, and what it is checked against. */
export interface MessageInput {
  safe: OpenSafe
  /** What an app, or the owner, wants signed. */
  message?: SignableMessage | undefined
  /** The hash the owner asked for. */
  messageHash?: string | undefined
  record: SafeMessage | undefined
  /** Origin of the app that asks; null for the owner. */
  origin: string | null
  /** The owner allows bytes that cannot be read. */
  allowRawHex: boolean
  rpc: Rpc | undefined
  signal?: AbortSignal | undefined
}

/** One complete check of a message. */
export async function reviewMessage(
  input: MessageInput,
): Promise<MessageFindings> {
  const { safe, message, rpc, ...rest } = input
  const { chainId, address: safeAddress, info } = safe
  const verification = await verifyMessage({
    ...{ chainId, safeAddress, safe: info, rpc },
    version: safe.version?.split('+')[0],
    message: contentOf(message),
    ...{ messageHash: rest.messageHash, record: rest.record },
    signal: rest.signal,
  })
  const { origin, allowRawHex } = rest
  const given = { chainId, safeAddress, origin, allowRawHex }
  return {
    ...completeMessageReview(verification, given),
    hasRpc: rpc !== undefined,
  }
}

function contentOf(message: SignableMessage | undefined) {
  if (message?.kind === 'text') return message.text
  return message?.kind === 'typed'
    ? (message.data as SafeMessage['message'])
    : undefined
}
