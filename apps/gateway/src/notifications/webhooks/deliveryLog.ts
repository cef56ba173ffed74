import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/Database.ts'
import { webhookDelivery } from '../../platform/db/schema/webhooks.ts'

export interface DeliveryFilter {
  webhook?: string | undefined
  state?: 'waiting' | 'done' | 'dead' | undefined
}

const most = 1_000

/** The newest deliveries, the last one first; a line of JSON each. */
export async function readDeliveryLog(
  db: Database,
  { webhook, state }: DeliveryFilter,
): Promise<string[]> {
  const d = webhookDelivery
  const rows = await db
    .select()
    .from(d)
    .where(
      and(
        webhook === undefined ? undefined : eq(d.webhook, webhook),
        state === undefined ? undefined : eq(d.state, state),
      ),
    )
    .orderBy(desc(d.id))
    .limit(most)
  const time = (ms: number | null) => ms && new Date(ms).toISOString()
  return rows.map(
    ({ id, payload, attempts, outcome, created, tried, ...row }) =>
      JSON.stringify({
        delivery: id,
        webhook: row.webhook,
        state: row.state,
        type: payload['type'],
        chainId: payload['chainId'],
        address: payload['address'],
        attempts,
        outcome,
        created: time(created),
        tried: time(tried),
      }),
  )
}
