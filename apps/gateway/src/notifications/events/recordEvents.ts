import { sql } from 'drizzle-orm'
import { type Address, type Hex, zeroAddress } from 'viem'
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

/** A delegate of an owner was added, renamed or removed, in one safe or in all. */
export const delegateEvent = (
  type: 'DELEGATE_ADDED' | 'DELEGATE_UPDATED' | 'DELEGATE_DELETED',
  {
    chainId,
    safe,
    ...details
  }: {
    chainId: string
    safe: Address | null
    delegate: Address
    delegator: Address
    label: string
  },
  occurred: number,
): EventRecord => ({
  chainId,
  safe: safe ?? zeroAddress,
  type,
  key: `${details.delegate}:${details.delegator}:${occurred}`,
  details,
  occurred,
})

/** An index was read anew: of one safe, or of the chain without one. */
export const reindexedEvent = (
  chainId: string,
  safe: Address = zeroAddress,
  occurred: number = Date.now(),
): EventRecord => ({
  chainId,
  safe,
  type: 'REINDEXED',
  key: String(occurred),
  details: {},
  occurred,
})

/**
 * Catching up with a chain brings thousands of old events: those of safes
 * without a device or a module to watch are dropped.
 */
export const eventMaxAge = 3_600_000

/** Channel on which PostgreSQL wakes the readers of events. */
export const eventChannel = 'strongroom_events'

/**
 * Notes events of safes, for devices, mails, streams and webhooks. Call it in
 * the transaction of the change: then both are stored or neither. A known event
 * stays unchanged, unless a reorg took it back: then it gets a new position.
 */
export async function recordEvents(
  tx: Database,
  events: readonly EventRecord[],
  now: number,
): Promise<void> {
  const watched = new Set(await watchedAmong(tx, events))
  const rows = new Map<string, object>()
  for (const event of events) {
    const isWatched = watched.has(event)
    if (!isWatched && event.occurred <= now - eventMaxAge) continue
    const { chainId, ...fields } = event
    // A statement may not change a row that it has just made.
    rows.set(`${chainId} ${event.safe} ${event.type} ${event.key}`, {
      chain_id: chainId,
      ...fields,
      handled: isWatched ? null : now,
    })
  }
  if (rows.size === 0) return
  const text = JSON.stringify([...rows.values()])
  await tx.execute(sql`
    with added as (
      insert into ${safeEvent}
        (chain_id, safe, type, key, details, occurred, created, handled)
      select e.chain_id, e.safe, e.type, e.key, e.details, e.occurred,
        ${now}::bigint, e.handled
      from json_to_recordset(${text}::text::json) as e(
        chain_id text, safe text, type text, key text, details jsonb,
        occurred bigint, handled bigint
      )
      on conflict (chain_id, safe, type, key) do update
        set position = null, turn = excluded.turn, is_reverted = false,
          details = excluded.details, occurred = excluded.occurred
        where ${safeEvent.isReverted}
      returning 1
    )
    select pg_notify(${eventChannel}, '') from added limit 1`)
}

/**
 * Notes that blocks were rolled back: their events may come again, and each of
 * their safes gets an event that corrects what streams said of it.
 *
 * @param reverted - Events of the blocks that are given up.
 * @param safes - Further safes that the blocks changed.
 */
export async function revertEvents(
  tx: Database,
  reverted: readonly EventRecord[],
  {
    chainId,
    safes,
    blockNumber,
  }: {
    chainId: string
    safes: readonly Address[]
    /** First block that was given up. */
    blockNumber: number
  },
): Promise<void> {
  const now = Date.now()
  const text = JSON.stringify(
    reverted.map(({ safe, type, key }) => ({ safe, type, key })),
  )
  if (reverted.length > 0) {
    await tx.execute(sql`
      update ${safeEvent} set is_reverted = true
      from json_to_recordset(${text}::text::json) as e(
        safe text, type text, key text
      )
      where ${safeEvent.chainId} = ${chainId} and ${safeEvent.safe} = e.safe
        and ${safeEvent.type} = e.type and ${safeEvent.key} = e.key`)
  }
  const event = (type: 'REORG' | 'REVERTED', safe: Address): EventRecord => ({
    chainId,
    safe,
    type,
    key: `${blockNumber}:${now}`,
    details: { blockNumber: String(blockNumber) },
    occurred: now,
  })
  const changed = new Set([...reverted.map(({ safe }) => safe), ...safes])
  await recordEvents(
    tx,
    [
      event('REORG', zeroAddress),
      ...[...changed].map((safe) => event('REVERTED', safe)),
    ],
    now,
  )
}

/** Events of safes that a device or a recovery module waits for. */
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
