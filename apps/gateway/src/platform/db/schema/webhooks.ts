import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
} from 'drizzle-orm/pg-core'
import { millis } from './columns.ts'

/** How far the events were read for a webhook of the settings. */
export const webhookCursor = pgTable('webhook_cursor', {
  webhook: text('webhook').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
})

/** One event for one webhook; kept for the log when it is over. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: serial('id').primaryKey(),
    webhook: text('webhook').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** `dead` was given up. */
    state: text('state').$type<'waiting' | 'done' | 'dead'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Time of the next attempt; while one runs, the time its lease ends. */
    due: millis('due').notNull(),
    /** Outcome of the last attempt: a status, or why there is none. */
    outcome: text('outcome'),
    created: millis('created').notNull(),
    /** Time of the last attempt. */
    tried: millis('tried'),
  },
  (t) => [
    index('webhook_delivery_due').on(t.state, t.due),
    index('webhook_delivery_log').on(t.webhook, t.id),
  ],
)
