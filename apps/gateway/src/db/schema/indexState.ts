import {
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
} from 'drizzle-orm/pg-core'
import { address, block, millis } from './columns.ts'

export type IndexTroubleKind =
  /** The node serves a chain of another id. */
  | 'wrong-chain'
  /** The node has another history than the index, beyond what is rolled back. */
  | 'replaced-chain'
  /** A new index is built, because the chain was replaced. */
  | 'rebuilding'
  /** The node leaves out logs of a block, proven by the block's bloom. */
  | 'missing-logs'

/** Why a chain's rows are older than the chain; no row while they follow it. */
export const indexTrouble = pgTable('index_trouble', {
  chainId: text('chain_id').primaryKey(),
  kind: text('kind').$type<IndexTroubleKind>().notNull(),
  /** Expected and actual values, as text. */
  details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull(),
  since: millis('since').notNull(),
})

/** Blocks that are read again, of one safe or of all, oldest request first. */
export const reindexRequest = pgTable(
  'reindex_request',
  {
    id: serial('id').primaryKey(),
    chainId: text('chain_id').notNull(),
    /** Null for all safes. */
    safe: address('safe'),
    fromBlock: block('from_block').notNull(),
    /** Last block; null for the head. */
    toBlock: block('to_block'),
    /** Progress: every block before it is done. */
    nextBlock: block('next_block').notNull(),
    /** Rows that were missing or wrong so far. */
    repaired: integer('repaired').notNull().default(0),
    created: millis('created').notNull(),
    /** Null until it is done. */
    finished: millis('finished'),
  },
  (t) => [index('reindex_request_open').on(t.chainId, t.finished, t.id)],
)
