import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { address, hex, millis } from './columns.ts'

/** A call that the gateway was requested to send, and its result. */
export const relayTask = pgTable(
  'relay_task',
  {
    taskId: text('task_id').primaryKey(),
    chainId: text('chain_id').notNull(),
    to: address('to').notNull(),
    data: hex('data').notNull(),
    /** Least gas the caller wants; decimal. */
    gasLimit: text('gas_limit').notNull(),
    /** 100 waits, 110 sent, 200 included, 400 dropped, 500 reverted. */
    status: integer('status').notNull(),
    created: millis('created').notNull(),
    // Fields of the signed transaction: kept before it is sent, so that it can
    // be sent again.
    nonce: bigint('nonce', { mode: 'number' }),
    raw: hex('raw'),
    txHash: hex('tx_hash'),
    /** When it was last sent. */
    sent: millis('sent'),
  },
  (t) => [index('relay_task_open').on(t.chainId, t.status, t.created)],
)

/** Whose daily allowance a call uses. */
export const relayUse = pgTable(
  'relay_use',
  {
    taskId: text('task_id').notNull(),
    address: address('address').notNull(),
    chainId: text('chain_id').notNull(),
    created: millis('created').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.taskId, t.address] }),
    index('relay_use_address').on(t.chainId, t.address, t.created),
  ],
)

/**
 * One row per chain: locked while uses are counted, and incremented with each
 * nonce given out.
 */
export const relayAccount = pgTable('relay_account', {
  chainId: text('chain_id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})
