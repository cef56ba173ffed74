import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { millis } from './columns.ts'

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
