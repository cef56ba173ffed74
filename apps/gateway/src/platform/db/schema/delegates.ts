import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { address, millis } from './columns.ts'

/**
 * Delegates who may propose in an owner's name. Whether the delegator owns the
 * safe is read from the chain data on each use.
 */
export const delegate = pgTable(
  'delegate',
  {
    chainId: text('chain_id').notNull(),
    /** Null: every safe of the delegator. */
    safe: address('safe'),
    delegate: address('delegate').notNull(),
    delegator: address('delegator').notNull(),
    label: text('label').notNull(),
    created: millis('created').notNull(),
  },
  (t) => [
    unique('delegate_once')
      .on(t.chainId, t.delegate, t.delegator, t.safe)
      .nullsNotDistinct(),
    index('delegate_delegator').on(t.chainId, t.delegator),
    index('delegate_safe').on(t.chainId, t.safe),
  ],
)
