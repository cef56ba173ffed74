import { and, eq, sql } from 'drizzle-orm'
import type { PushSettings } from '../../platform/config/Config.ts'
import { device, pushDelivery } from '../../platform/db/schema/notifications.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { readPushSubscription } from '../push/readPushSubscription.ts'
import { type PushOutcome, sendPush } from '../push/sendPush.ts'
import { retryDelay } from './retryDelay.ts'

const batch = 100

type Delivery = typeof pushDelivery.$inferSelect

/**
 * Takes due deliveries. A taken delivery has no due time any more, so it is
 * sent at most once, even if this process dies on the way.
 */
const take = async ({ db, now }: Gateway): Promise<Delivery[]> => {
  const d = pushDelivery
  const due = db
    .select({ eventId: d.eventId, uuid: d.uuid })
    .from(d)
    .where(sql`${d.due} <= ${now()}`)
    .orderBy(d.due)
    .limit(batch)
    .for('update', { skipLocked: true })
  return db
    .update(d)
    .set({ due: null, attempts: sql`${d.attempts} + 1` })
    .where(sql`(${d.eventId}, ${d.uuid}) in ${due}`)
    .returning()
}

const isDelivery = ({ eventId, uuid }: Delivery) =>
  and(eq(pushDelivery.eventId, eventId), eq(pushDelivery.uuid, uuid))

const deliver = async (
  { db, now, log }: Gateway,
  settings: PushSettings,
  delivery: Delivery,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const { uuid, payload, attempts } = delivery
  const [target] = await db
    .select({ token: device.token })
    .from(device)
    .where(eq(device.uuid, uuid))
  if (target === undefined) return
  const { token } = target
  const subscription = readPushSubscription(token, settings.allowedHosts)
  const outcome: PushOutcome =
    subscription === undefined
      ? { kind: 'refused' }
      : await sendPush(JSON.stringify(payload), subscription, {
          settings,
          now: now(),
          ...(signal === undefined ? {} : { signal }),
        })
  switch (outcome.kind) {
    case 'later': {
      const wait = retryDelay(attempts)
      if (wait === undefined) break
      const due = now() + Math.max(wait, outcome.wait)
      await db.update(pushDelivery).set({ due }).where(isDelivery(delivery))
      return
    }
    case 'gone':
      // Unless it has registered anew meanwhile.
      await db
        .delete(device)
        .where(and(eq(device.uuid, uuid), eq(device.token, token)))
      break
    case 'sent':
      break
    default:
  }
  if (outcome.kind !== 'sent') {
    log.info({ outcome: outcome.kind, attempts }, 'push message given up')
  }
  await db.delete(pushDelivery).where(isDelivery(delivery))
}

/**
 * Sends push messages that are due; what failed without arriving is tried again
 * later.
 *
 * @returns how many it took.
 */
export async function sendPushes(
  gateway: Gateway,
  signal?: AbortSignal,
): Promise<number> {
  const settings = gateway.config.push
  if (settings === undefined) return 0
  const taken = await take(gateway)
  await Promise.all(
    taken.map((delivery) => deliver(gateway, settings, delivery, signal)),
  )
  return taken.length
}
