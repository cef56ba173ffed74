import type { TypedData } from '@strongroom/gateway-sdk'
import { and, eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import {
  confirmationEvents,
  recordEvents,
} from '../../notifications/events/recordEvents.ts'
import type { ChainConfig } from '../../platform/config/Config.ts'
import {
  message,
  messageConfirmation,
} from '../../platform/db/schema/messages.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { findMessage } from '../../reads/messages/readMessages.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import { bumpMessageTag } from './bumpMessageTag.ts'
import { hashMessage } from './hashMessage.ts'
import { parseMessageSignature } from './parseMessageSignature.ts'
import { verifyMessageSignature } from './verifyMessageSignature.ts'

/**
 * Adds one owner's signature to a known message.
 *
 * @throws RefusalError `not-found` for an unknown one, `rejected` or `invalid`
 * with the reason.
 */
export async function confirmMessage(
  gateway: Gateway,
  { chainId }: ChainConfig,
  hash: string,
  packed: Hex,
): Promise<void> {
  const { db } = gateway
  const found = await findMessage(db, chainId, hash)
  if (found === undefined)
    throw new RefusalError('not-found', 'Message not found')
  const { safe, messageHash } = found.row
  const { state } = await readSafe(db, chainId, safe)
  // First, because it costs strangers' requests less than hashing does.
  const parsed = await parseMessageSignature(packed, messageHash, state.owners)
  const hashed = hashMessage(
    JSON.parse(found.row.content) as string | TypedData,
    { chainId, safe, version: state.version },
  )
  // A safe that moved to another form of hashes no longer accepts the old one.
  if (hashed.hashes.safeTxHash !== messageHash) {
    throw new RefusalError('invalid', 'Invalid messageHash')
  }
  const { owner, signature } = await verifyMessageSignature(parsed, hashed, {
    client: clientOf(gateway, chainId),
    safe,
    state,
  })
  const now = gateway.now()
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(messageConfirmation)
      .values({ chainId, messageHash, owner, signature, submitted: now })
      .onConflictDoNothing()
      .returning({ owner: messageConfirmation.owner })
    if (added.length === 0) {
      throw new RefusalError(
        'rejected',
        `Signature for owner ${owner} already exists`,
      )
    }
    await tx
      .update(message)
      .set({ modified: now })
      .where(
        and(eq(message.chainId, chainId), eq(message.messageHash, messageHash)),
      )
    await bumpMessageTag(tx, chainId, safe, now)
    const subject = { chainId, safe, messageHash }
    await recordEvents(tx, confirmationEvents(subject, [owner], now), now)
  })
}
