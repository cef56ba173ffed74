import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import { type Address, type Hex, zeroAddress } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { approvedHash, execution } from '../../platform/db/schema/chain.ts'
import { delegate } from '../../platform/db/schema/delegates.ts'
import type { EventRecord } from '../../platform/db/schema/EventRecord.ts'
import { messageConfirmation } from '../../platform/db/schema/messages.ts'
import {
  device,
  deviceSubscription,
  pushDelivery,
  safeEvent,
} from '../../platform/db/schema/notifications.ts'
import {
  confirmation,
  multisigTransaction,
} from '../../platform/db/schema/proposals.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { findSafe } from '../../reads/safes/readSafe.ts'
import { addRecoveryMails } from '../recovery/addRecoveryMails.ts'
import { notificationTypeOf } from '../subscriptions/notificationTypes.ts'

type Place = Pick<EventRecord, 'chainId' | 'safe'>

/** Signers of a proposal; undefined when it needs no more signatures. */
const signersOfProposal = async (
  db: Database,
  { chainId, safe }: Place,
  safeTxHash: Hex,
): Promise<Address[] | undefined> => {
  const [proposal] = await db
    .select({ nonce: multisigTransaction.nonce })
    .from(multisigTransaction)
    .where(
      and(
        eq(multisigTransaction.chainId, chainId),
        eq(multisigTransaction.safeTxHash, safeTxHash),
      ),
    )
  if (proposal === undefined) return
  const executed = await db
    .select({ nonce: execution.nonce })
    .from(execution)
    .where(
      and(
        eq(execution.chainId, chainId),
        eq(execution.safe, safe),
        eq(execution.nonce, proposal.nonce),
      ),
    )
  if (executed.length > 0) return
  const signed = await db
    .select({ owner: confirmation.owner })
    .from(confirmation)
    .where(
      and(
        eq(confirmation.chainId, chainId),
        eq(confirmation.safeTxHash, safeTxHash),
      ),
    )
  const approved = await db
    .select({ owner: approvedHash.owner })
    .from(approvedHash)
    .where(
      and(
        eq(approvedHash.chainId, chainId),
        eq(approvedHash.safe, safe),
        eq(approvedHash.hash, safeTxHash),
      ),
    )
  return [...signed, ...approved].map(({ owner }) => owner)
}

const signersOfMessage = async (
  db: Database,
  { chainId }: Place,
  messageHash: Hex,
): Promise<Address[]> => {
  const rows = await db
    .select({ owner: messageConfirmation.owner })
    .from(messageConfirmation)
    .where(
      and(
        eq(messageConfirmation.chainId, chainId),
        eq(messageConfirmation.messageHash, messageHash),
      ),
    )
  return rows.map(({ owner }) => owner)
}

/**
 * Signers that a new transaction or message waits for: owners who have not
 * signed, and delegates of owners. Empty when enough have signed.
 */
async function awaitedSigners(
  db: Database,
  event: Pick<EventRecord, 'chainId' | 'safe' | 'details'>,
): Promise<ReadonlySet<Address>> {
  const { chainId, safe, details } = event
  const none = new Set<Address>()
  const record = await findSafe(db, chainId, safe)
  if (record === undefined) return none
  const { owners, threshold } = record.state
  const { safeTxHash, messageHash } = details
  const signed =
    safeTxHash === undefined
      ? await signersOfMessage(db, event, messageHash as Hex)
      : await signersOfProposal(db, event, safeTxHash as Hex)
  if (signed === undefined) return none
  const by = new Set(signed.filter((address) => owners.includes(address)))
  if (by.size >= threshold) return none
  const delegates = await db
    .select({ address: delegate.delegate })
    .from(delegate)
    .where(
      and(
        eq(delegate.chainId, chainId),
        inArray(delegate.delegator, [...owners]),
        or(isNull(delegate.safe), eq(delegate.safe, safe)),
      ),
    )
  return new Set([
    ...owners.filter((address) => !by.has(address)),
    ...delegates
      .map(({ address }) => address)
      // An owner who has signed gets no request as another owner's delegate.
      .filter((address) => !by.has(address)),
  ])
}

/**
 * Blocks carry the time of their start, in whole seconds: an event this much
 * before a subscription may still be new.
 */
const slack = 60_000

/** Queues a message for each browser that subscribed to the event. */
async function addPushes(
  tx: Database,
  event: typeof safeEvent.$inferSelect,
  now: number,
): Promise<void> {
  const { chainId, safe, details } = event
  const type = notificationTypeOf[event.type]
  if (type === undefined) return
  const rows = await tx
    .select({
      uuid: device.uuid,
      signer: deviceSubscription.signer,
      types: deviceSubscription.types,
    })
    .from(deviceSubscription)
    .innerJoin(device, eq(device.uuid, deviceSubscription.uuid))
    .where(
      and(
        eq(deviceSubscription.chainId, chainId),
        eq(deviceSubscription.safe, safe),
        lte(deviceSubscription.created, event.occurred + slack),
        eq(device.type, 'WEB'),
      ),
    )
  const wanting = rows.filter(({ types }) => types.includes(type))
  const isRequest = type.endsWith('CONFIRMATION_REQUEST')
  const awaited =
    isRequest && wanting.length > 0 ? await awaitedSigners(tx, event) : null
  const uuids = new Set(
    wanting
      .filter(
        ({ signer }) =>
          !isRequest || (signer !== zeroAddress && awaited?.has(signer)),
      )
      .map(({ uuid }) => uuid),
  )
  if (uuids.size === 0) return
  const payload = {
    type,
    chainId,
    address: safe,
    ...details,
    // Lets a browser that somehow got it twice show it once.
    id: String(event.id),
  }
  await tx
    .insert(pushDelivery)
    .values(
      [...uuids].map((uuid) => ({
        eventId: event.id,
        uuid,
        payload,
        due: now,
        created: now,
      })),
    )
    .onConflictDoNothing()
}

const batch = 20
/** Events that stayed undelivered for this long are dropped. */
const longestDelay = 86_400_000

/**
 * Chooses the recipients of the next events, each in one gateway only, and
 * stores them together with the event's completion.
 *
 * @returns how many there were.
 */
export async function handleEvents(gateway: Gateway): Promise<number> {
  const { db, config } = gateway
  const now = gateway.now()
  return db.transaction(async (tx) => {
    const events = await tx
      .select()
      .from(safeEvent)
      .where(isNull(safeEvent.handled))
      .orderBy(asc(safeEvent.id))
      .limit(batch)
      .for('update', { skipLocked: true })
    for (const event of events) {
      if (event.created > now - longestDelay) {
        if (config.push !== undefined) await addPushes(tx, event, now)
        await addRecoveryMails(tx, gateway, event)
      }
      await tx
        .update(safeEvent)
        .set({ handled: now })
        .where(eq(safeEvent.id, event.id))
    }
    return events.length
  })
}
