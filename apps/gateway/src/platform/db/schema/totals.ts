import {
  bigint,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { Address } from 'viem'
import { address } from './columns.ts'

const total = (name: string) =>
  bigint(name, { mode: 'number' }).notNull().default(0)

/**
 * Lengths of the lists of a safe, and parts of its newest state; a safe without
 * a row has empty lists. Triggers update it in the transaction of every change
 * by the indexer, a rollback or a request. They are in the migrations that add
 * this table and its columns, and also keep `multisig_transaction.executed`.
 */
export const safeTotals = pgTable(
  'safe_totals',
  {
    chainId: text('chain_id').notNull(),
    safe: address('safe').notNull(),
    /** Nonce in the newest `safe_state`; 0 if the safe lacks one. */
    nonce: total('nonce'),
    /** Proposals from that nonce on that have not executed. */
    queued: total('queued'),
    /** Proposals of any nonce that have not executed. */
    waiting: total('waiting'),
    executions: total('executions'),
    /** Transfers to the safe. */
    incoming: total('incoming'),
    moduleTransactions: total('module_transactions'),
    messages: total('messages'),
    /** Enabled modules in the newest `safe_state`. */
    modules: jsonb('modules').$type<Address[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.safe] }),
    index('safe_totals_modules').using('gin', t.modules),
  ],
)
