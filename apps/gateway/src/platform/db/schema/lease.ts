import {
  bigint,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** Which of several gateways on one database does the leader's work. */
export const lease = pgTable(
  'lease',
  {
    name: text('name').primaryKey(),
    /** Fencing number: grows by one with every new holder. */
    token: bigint('token', { mode: 'number' }).notNull(),
    /** Random id of the holder's process. */
    instance: text('instance').notNull(),
    host: text('host').notNull(),
    pid: integer('pid').notNull(),
    // Times of the database's clock: the gateways' clocks may differ.
    since: timestamp('since', { withTimezone: true }).notNull(),
    expires: timestamp('expires', { withTimezone: true }).notNull(),
  },
  // In a unique index the token is a key of the row: a new holder waits for
  // transactions that lock the row `for key share`, and a renewal does not.
  (t) => [uniqueIndex('lease_token').on(t.name, t.token)],
)
