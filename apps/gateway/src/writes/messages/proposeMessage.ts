import type { ProposeMessageBody } from '@strongroom/gateway-sdk'
import type { Address } from 'viem'
import {
  confirmationEvents,
  messageEvent,
  recordEvents,
} from '../../notifications/events/recordEvents.ts'
import type { ChainConfig } from '../../platform/config/Config.ts'
import {
  message,
  messageConfirmation,
} from '../../platform/db/schema/messages.ts'
import {
  invalidField,
  RefusalError,
} from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import { bumpMessageTag } from './bumpMessageTag.ts'
import { hashMessage } from './hashMessage.ts'
import { parseMessageSignature } from './parseMessageSignature.ts'
import { verifyMessageSignature } from './verifyMessageSignature.ts'

/** Only typed data may be longer than any other body. */
const mostBytes = 256 * 1_024

const checkSize = ({ message: content, signature }: ProposeMessageBody) => {
  const size = typeof content === 'string' ? Buffer.byteLength(content) : 0
  if (Math.max(size, signature.length) > mostBytes) {
    throw new RefusalError('too-large', 'Request body is too large')
  }
}

/**
 * Stores a message with the signature of the owner who proposes it.
 *
 * @throws RefusalError `not-indexed` for an unknown safe, `rejected` or
 * `invalid` with the reason.
 */
export async function proposeMessage(
  gateway: Gateway,
  { chainId }: ChainConfig,
  safe: Address,
  body: ProposeMessageBody,
): Promise<void> {
  const { db } = gateway
  checkSize(body)
  const origin = body.origin ?? null
  // PostgreSQL cannot store the NUL character, and origins of apps never
  // contain it.
  if (origin?.includes('\0')) throw invalidField('Invalid origin', ['origin'])
  const { state } = await readSafe(db, chainId, safe)
  const hashed = hashMessage(body.message, {
    chainId,
    safe,
    version: state.version,
  })
  const messageHash = hashed.hashes.safeTxHash
  const { owner, signature } = await verifyMessageSignature(
    await parseMessageSignature(body.signature, messageHash, state.owners),
    hashed,
    { client: clientOf(gateway, chainId), safe, state },
  )
  const now = gateway.now()
  const row = {
    chainId,
    messageHash,
    safe,
    content: JSON.stringify(body.message),
    safeAppId: body.safeAppId ?? null,
    origin,
    proposedBy: owner,
    created: now,
    modified: now,
  }
  await db.transaction(async (tx) => {
    const created = await tx
      .insert(message)
      .values(row)
      .onConflictDoNothing()
      .returning({ messageHash: message.messageHash })
    if (created.length === 0) {
      throw new RefusalError(
        'rejected',
        `Message with hash ${messageHash} for safe ${safe} already exists in DB`,
      )
    }
    await tx
      .insert(messageConfirmation)
      .values({ chainId, messageHash, owner, signature, submitted: now })
    await bumpMessageTag(tx, chainId, safe, now)
    const subject = { chainId, safe, messageHash }
    await recordEvents(
      tx,
      [messageEvent(row), ...confirmationEvents(subject, [owner], now)],
      now,
    )
  })
}
