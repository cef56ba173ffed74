import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/Database.ts'
import {
  deviceSubscription,
  recoveryModule,
  safeEvent,
} from '../../platform/db/schema/notifications.ts'
import type { SafeEvent } from '../../platform/db/schema/SafeEvent.ts'

/**
 * Notes events of safes that have subscribers. Call it in the transaction of
 * the change: then both are stored or neither. A known event, as after a reorg,
 * stays unchanged.
 */
export async function recordEvents(
  tx: Database,
  events: readonly SafeEvent[],
  now: number,
): Promise<void> {
  const watched = await watchedAmong(tx, events)
  if (watched.length === 0) return
  const text = JSON.stringify(
    watched.map(({ chainId, ...event }) => ({ chain_id: chainId, ...event })),
  )
  await tx.execute(sql`
    insert into ${safeEvent}
      (chain_id, safe, type, key, details, occurred, created)
    select e.chain_id, e.safe, e.type, e.key, e.details, e.occurred, ${now}::bigint
    from json_to_recordset(${text}::text::json) as e(
      chain_id text, safe text, type text, key text, details jsonb,
      occurred bigint
    )
    on conflict do nothing`)
}

/** Catching up with a chain brings thousands of events without a subscriber. */
async function watchedAmong(
  tx: Database,
  events: readonly SafeEvent[],
): Promise<SafeEvent[]> {
  if (events.length === 0) return []
  const safes = [...new Set(events.map(({ safe }) => safe))].join(',')
  const [devices, modules] = [deviceSubscription, recoveryModule].map((table) =>
    tx
      .selectDistinct({ chainId: table.chainId, safe: table.safe })
      .from(table)
      .where(sql`${table.safe} = any(string_to_array(${safes}, ','))`),
  )
  const rows = [...((await devices) ?? []), ...((await modules) ?? [])]
  const places = new Set(rows.map(({ chainId, safe }) => `${chainId} ${safe}`))
  return events.filter(({ chainId, safe }) => places.has(`${chainId} ${safe}`))
}
