import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { address } from './columns.ts'

const total = (name: string) =>
  bigint(name, { mode: 'number' }).notNull().default(0)

/**
 * Lengths of the lists of a safe; a safe without a row has empty lists.
 * Triggers update it in the transaction of every change by the indexer, a
 * rollback or a request. They are in the migration that adds this table, and
 * also keep `multisig_transaction.executed`.
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
    moduleTransactions: total('module_transactions'),
    messages: total('messages'),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.safe] })],
)
