import { asc, eq, isNull } from 'drizzle-orm'
import { safeEvent } from '../../platform/db/schema/notifications.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { addRecoveryMails } from '../recovery/addRecoveryMails.ts'
import { addPushes } from './addPushes.ts'

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
