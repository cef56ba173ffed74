import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { address, block, hex, millis } from './columns.ts'
import type { EventDetails, EventType } from './EventRecord.ts'

/** Devices, and where each one receives messages. */
export const device = pgTable('device', {
  uuid: text('uuid').primaryKey(),
  type: text('type').$type<'ANDROID' | 'IOS' | 'WEB'>().notNull(),
  /**
   * Token of the device; for WEB the push subscription as JSON text. Never
   * returned by the API.
   */
  token: text('token').notNull(),
  modified: millis('modified').notNull(),
})

/** Subscription of a device to a safe, one for each proven signer. */
export const deviceSubscription = pgTable(
  'device_subscription',
  {
    uuid: text('uuid')
      .notNull()
      .references(() => device.uuid, { onDelete: 'cascade' }),
    chainId: text('chain_id').notNull(),
    safe: address('safe').notNull(),
    /** Proven signer; the zero address if unsigned. */
    signer: address('signer').notNull(),
    types: jsonb('types').$type<string[]>().notNull(),
    created: millis('created').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.uuid, t.chainId, t.safe, t.signer] }),
    index('device_subscription_safe').on(t.chainId, t.safe),
  ],
)

/**
 * Events of safes, written in the transaction of the change. A block that is
 * rolled back and indexed again makes the same key, so devices get its events
 * once; in the order of positions the event comes again.
 */
export const safeEvent = pgTable(
  'safe_event',
  {
    id: serial('id').primaryKey(),
    chainId: text('chain_id').notNull(),
    safe: address('safe').notNull(),
    type: text('type').$type<EventType>().notNull(),
    /** Key of the event among others of its type, the same after a reorg. */
    key: text('key').notNull(),
    details: jsonb('details').$type<EventDetails>().notNull(),
    occurred: millis('occurred').notNull(),
    created: millis('created').notNull(),
    /** Time when its recipients were chosen; that of its making without any. */
    handled: millis('handled'),
    /**
     * Place in the order that streams and webhooks read; null until it is
     * given. Ids are given before the commit, positions after it.
     */
    position: bigint('position', { mode: 'number' }),
    /** Order in which positions are given; a later one after a reorg. */
    turn: serial('turn').notNull(),
    /** Whether its block was rolled back. */
    isReverted: boolean('is_reverted').notNull().default(false),
  },
  (t) => [
    unique('safe_event_once').on(t.chainId, t.safe, t.type, t.key),
    index('safe_event_handled').on(t.handled, t.id),
    uniqueIndex('safe_event_position').on(t.position),
    index('safe_event_safe').on(t.chainId, t.safe, t.position),
    index('safe_event_waiting').on(t.turn).where(sql`position is null`),
  ],
)

/** Where the order of events stands; one row. */
export const eventClock = pgTable('event_clock', {
  id: integer('id').primaryKey(),
  /** Part of the name of this store in the ids of streams. */
  epoch: text('epoch').notNull(),
  /** Newest position that was given. */
  position: bigint('position', { mode: 'number' }).notNull(),
  /** Newest position that was deleted. */
  pruned: bigint('pruned', { mode: 'number' }).notNull(),
})

/** One message to one device; gone once it is over with. */
export const pushDelivery = pgTable(
  'push_delivery',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => safeEvent.id, { onDelete: 'cascade' }),
    uuid: text('uuid')
      .notNull()
      .references(() => device.uuid, { onDelete: 'cascade' }),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Time from which it may be sent; null while a process sends it. */
    due: millis('due'),
    created: millis('created').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.uuid] }),
    index('push_delivery_due').on(t.due),
  ],
)

/** How far the logs of recovery modules were read. */
export const recoveryCursor = pgTable('recovery_cursor', {
  chainId: text('chain_id').primaryKey(),
  block: block('block').notNull(),
  hash: hex('hash').notNull(),
})

/** Modules whose doings alert the owners. */
export const recoveryModule = pgTable(
  'recovery_module',
  {
    chainId: text('chain_id').notNull(),
    safe: address('safe').notNull(),
    module: address('module').notNull(),
    registeredBy: address('registered_by').notNull(),
    created: millis('created').notNull(),
    /** First block whose events count as new. */
    fromBlock: block('from_block').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.safe, t.module] })],
)
