import { randomBytes } from 'node:crypto'
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Address, zeroAddress } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { execution } from '../../platform/db/schema/chain.ts'
import {
  eventClock,
  safeEvent,
} from '../../platform/db/schema/notifications.ts'
import { multisigTransaction } from '../../platform/db/schema/proposals.ts'
import type { EventFacts, EventRow } from './eventPayload.ts'

const theClock = eq(eventClock.id, 1)
const batch = 500

export type EventClock = Omit<typeof eventClock.$inferSelect, 'id'>

/** Locks the clock until the transaction ends; makes it if there is none. */
async function lockClock(tx: Database): Promise<EventClock> {
  await tx
    .insert(eventClock)
    .values({
      id: 1,
      epoch: randomBytes(6).toString('hex'),
      position: 0,
      pruned: 0,
    })
    .onConflictDoNothing()
  // A process that freezes here must not keep the others waiting.
  const [clock] = await tx
    .select({
      epoch: eventClock.epoch,
      position: eventClock.position,
      pruned: eventClock.pruned,
      timeout: sql`set_config('idle_in_transaction_session_timeout', '2000', true)`,
    })
    .from(eventClock)
    .where(theClock)
    .for('update')
  if (clock === undefined) throw new Error('The clock of events is missing.')
  return clock
}

/**
 * Gives positions to committed events that have none. The clock stays locked
 * until the positions are committed, so they become visible in their order: a
 * reader that has seen one has seen all before it, whichever transaction
 * committed last.
 */
export async function orderEvents(db: Database): Promise<void> {
  for (;;) {
    const waiting = db
      .select({ id: safeEvent.id })
      .from(safeEvent)
      .where(isNull(safeEvent.position))
      .orderBy(asc(safeEvent.turn))
      .limit(batch)
    if ((await waiting).length === 0) return
    await db.transaction(async (tx) => {
      const { position } = await lockClock(tx)
      const ids = (
        await tx
          .select({ id: safeEvent.id })
          .from(safeEvent)
          .where(isNull(safeEvent.position))
          .orderBy(asc(safeEvent.turn))
          .limit(batch)
      ).map(({ id }) => id)
      if (ids.length === 0) return
      await tx.execute(sql`
        update ${safeEvent} set position = ${position}::bigint + listed.place
        from unnest(string_to_array(${ids.join(',')}, ',')::int[])
          with ordinality as listed(id, place)
        where ${safeEvent.id} = listed.id`)
      await tx
        .update(eventClock)
        .set({ position: position + ids.length })
        .where(theClock)
    })
  }
}

/**
 * Names the store together with the place it is in. A backup has the epoch of
 * its store, so clients would resume in what happened since at positions that
 * now have other events. A restored table, database or server has another id,
 * and one that was recovered to an earlier point in time another timeline.
 */
const epochHere = sql<string>`left(md5(concat_ws(' ', ${eventClock.epoch},
  'event_clock'::regclass::oid,
  (select oid from pg_database where datname = current_database()),
  (select system_identifier from pg_control_system()),
  left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))), 12)`

/** Where the order stands. */
export async function readClock(db: Database): Promise<EventClock> {
  for (;;) {
    const [clock] = await db
      .select({
        epoch: epochHere,
        position: eventClock.position,
        pruned: eventClock.pruned,
      })
      .from(eventClock)
      .where(theClock)
    if (clock !== undefined) return clock
    await db.transaction((tx) => lockClock(tx))
  }
}

/** Longest `data` in an event, in characters: many events may wait for a reader. */
const longestData = 16_384

const callOf = (table: PgTable, more: SQL) => sql`(
  select json_build_object('to', found."to", 'data',
    case when length(found.data) <= ${sql.raw(`${longestData}`)} then found.data end)::jsonb || ${more}
  from ${table} as found where found.chain_id = safe_event.chain_id
    and found.safe_tx_hash = safe_event.details ->> 'safeTxHash')`

/** The call of a transaction, as long as the store has it. */
const facts = sql<EventFacts | null>`case safe_event.type
  when 'PROPOSED' then ${callOf(multisigTransaction, sql`'{}'::jsonb`)}
  when 'EXECUTED' then ${callOf(execution, sql`jsonb_build_object('executor', found.executor)`)}
  end`

/** Events after a position, in their order; of some safes, or of all. */
export async function readEvents(
  db: Database,
  {
    after,
    upTo,
    limit,
    of,
  }: {
    after: number
    upTo?: number
    limit: number
    /** The zero address stands for what concerns a whole chain. */
    of?: { chainIds: readonly string[]; safe: Address }
  },
): Promise<EventRow[]> {
  return db
    .select({ ...getTableColumns(safeEvent), facts })
    .from(safeEvent)
    .where(
      and(
        gt(safeEvent.position, after),
        upTo === undefined ? undefined : lte(safeEvent.position, upTo),
        of && inArray(safeEvent.chainId, [...of.chainIds]),
        of && inArray(safeEvent.safe, [of.safe, zeroAddress]),
      ),
    )
    .orderBy(asc(safeEvent.position))
    .limit(limit)
}

/** Deletes handled events from before a time, and notes up to which position. */
export async function pruneEvents(db: Database, before: number): Promise<void> {
  const isOld = and(
    isNotNull(safeEvent.handled),
    isNotNull(safeEvent.position),
    lt(safeEvent.created, before),
  )
  await db.transaction(async (tx) => {
    const { pruned } = await lockClock(tx)
    const [newest] = await tx
      .select({ position: max(safeEvent.position) })
      .from(safeEvent)
      .where(isOld)
    const position = Math.max(pruned, Number(newest?.position ?? 0))
    await tx
      .delete(safeEvent)
      .where(and(isOld, lte(safeEvent.position, position)))
    await tx.update(eventClock).set({ pruned: position }).where(theClock)
  })
}
