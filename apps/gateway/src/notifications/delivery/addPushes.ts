import { and, eq, lte } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import {
  device,
  deviceSubscription,
  pushDelivery,
  type safeEvent,
} from '../../platform/db/schema/notifications.ts'
import { toldAs } from '../subscriptions/notificationTypes.ts'
import { awaitedSigners } from './awaitedSigners.ts'

/**
 * Blocks carry the time of their start, in whole seconds: an event this much
 * before a subscription may still be new.
 */
const slack = 60_000

/** Queues a message for each browser that subscribed to the event. */
export async function addPushes(
  tx: Database,
  event: typeof safeEvent.$inferSelect,
  now: number,
): Promise<void> {
  const { chainId, safe, details } = event
  const type = toldAs[event.type]
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
