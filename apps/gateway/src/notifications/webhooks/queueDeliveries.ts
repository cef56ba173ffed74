import { eq } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import type { WebhookSettings } from '../../platform/config/Config.ts'
import {
  webhookCursor,
  webhookDelivery,
} from '../../platform/db/schema/webhooks.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { orderEvents, readClock, readEvents } from '../live/eventOrder.ts'
import { type EventRow, eventPayload } from '../live/eventPayload.ts'

const batch = 200

/** Whether a webhook wants an event, and hears of a reorg once. */
const isWanted = (
  { chains, safes, types }: WebhookSettings,
  { type, chainId, safe }: EventRow,
  name: string,
): boolean =>
  (chains?.includes(chainId) ?? true) &&
  (safes?.includes(safe) ?? type !== 'REVERTED') &&
  (types?.includes(name) ?? true)

/**
 * Queues new events for the webhooks of the settings, each from when it was
 * added on. Each event is queued for a webhook once, by one process.
 *
 * @returns how many events were read.
 */
export async function queueDeliveries(gateway: Gateway): Promise<number> {
  const { db } = gateway
  await orderEvents(db)
  const { position } = await readClock(db)
  let read = 0
  for (const webhook of gateway.webhooks()) {
    await db
      .insert(webhookCursor)
      .values({ webhook: webhook.id, position })
      .onConflictDoNothing()
    read += await db.transaction(async (tx) => {
      const [cursor] = await tx
        .select()
        .from(webhookCursor)
        .where(eq(webhookCursor.webhook, webhook.id))
        .for('update', { skipLocked: true })
      if (cursor === undefined) return 0
      const rows = await readEvents(tx, {
        after: cursor.position,
        limit: batch,
      })
      const newest = rows.at(-1)?.position
      if (newest === undefined || newest === null) return 0
      const now = gateway.now()
      const deliveries = rows.flatMap((row) => {
        const payload = eventPayload(row)
        if (payload === undefined || !isWanted(webhook, row, payload.type)) {
          return []
        }
        // Without an address, as the reorg of a chain has none.
        const { address, ...rest } = payload
        const place = row.safe === zeroAddress ? {} : { address }
        return [
          {
            webhook: webhook.id,
            payload: { ...rest, ...place } as Record<string, unknown>,
            state: 'waiting' as const,
            due: now,
            created: now,
          },
        ]
      })
      if (deliveries.length > 0) {
        await tx.insert(webhookDelivery).values(deliveries)
      }
      await tx
        .update(webhookCursor)
        .set({ position: newest })
        .where(eq(webhookCursor.webhook, webhook.id))
      return rows.length
    })
  }
  return read
}
