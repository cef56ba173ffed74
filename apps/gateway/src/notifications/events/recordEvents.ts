import { sql } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import type { EventRecord } from '../../platform/db/schema/EventRecord.ts'
import type { message } from '../../platform/db/schema/messages.ts'
import {
  deviceSubscription,
  recoveryModule,
  safeEvent,
} from '../../platform/db/schema/notifications.ts'
import type { multisigTransaction } from '../../platform/db/schema/proposals.ts'

type Row = typeof multisigTransaction.$inferInsert

/** A proposal came or went; proposed again after that, it is another one. */
export function proposalEvent(
  type: 'PROPOSED' | 'DELETED',
  row: Pick<Row, 'chainId' | 'safe' | 'safeTxHash' | 'submitted'>,
  occurred: number,
): EventRecord {
  const { chainId, safe, safeTxHash, submitted } = row
  return {
    chainId,
    safe,
    type,
    key: `${safeTxHash}:${submitted}`,
    details: { safeTxHash },
    occurred,
  }
}

/** Owners signed. */
export const confirmationEvents = (
  row: { chainId: string; safe: Address } & (
    | { safeTxHash: Hex }
    | { messageHash: Hex }
  ),
  owners: readonly Address[],
  occurred: number,
): EventRecord[] => {
  const { chainId, safe, ...subject } = row
  const [hash] = Object.values(subject)
  return owners.map((owner) => ({
    chainId,
    safe,
    type: 'safeTxHash' in subject ? 'CONFIRMED' : 'MESSAGE_CONFIRMED',
    key: `${hash}:${owner}:${occurred}`,
    details: { ...subject, owner },
    occurred,
  }))
}

/** An owner asks the others to sign a message. */
export const messageEvent = ({
  chainId,
  safe,
  messageHash,
  created,
}: Pick<
  typeof message.$inferSelect,
  'chainId' | 'safe' | 'messageHash' | 'created'
>): EventRecord => ({
  chainId,
  safe,
  type: 'MESSAGE_CREATED',
  key: messageHash,
  details: { messageHash },
  occurred: created,
})

/**
 * Notes events of safes that have subscribers. Call it in the transaction of
 * the change: then both are stored or neither. A known event, as after a reorg,
 * stays unchanged.
 */
export async function recordEvents(
  tx: Database,
  events: readonly EventRecord[],
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
  events: readonly EventRecord[],
): Promise<EventRecord[]> {
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
