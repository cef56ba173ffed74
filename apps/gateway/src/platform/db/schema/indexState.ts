import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { address, block, millis } from './columns.ts'

// A shadow index is a second index of the same chain in the same tables, under
// a chain id that no request can name. Every query asks for one chain id, so
// readers see the old rows until a single transaction renames the new ones.

/** Chain id under which the shadow index of a chain is stored. */
export const shadowOf = (chainId: string): string => `${chainId}~next`

export type IndexTroubleKind =
  /** The node serves a chain of another id. */
  | 'wrong-chain'
  /**
   * The node has another history than the index, beyond the blocks that can be
   * rolled back.
   */
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

/**
 * Repairs of an index that an operator requested, or that the indexer found to
 * be due. The gateway that leads runs them one at a time, oldest first.
 */
export const repair = pgTable(
  'repair',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    chainId: text('chain_id').notNull(),
    /** Null for every safe that the blocks have something about. */
    safe: address('safe'),
    /** Null for a safe: it is read from its creation on. */
    fromBlock: block('from_block'),
    toBlock: block('to_block'),
    /** Fault that the indexer noticed, queued once; null for an order by a person. */
    cause: text('cause'),
    state: text('state')
      .$type<'open' | 'done' | 'failed'>()
      .notNull()
      .default('open'),
    /** Newest block that was read. */
    position: block('position'),
    /** Result of the repair, or the reason why it waits. */
    message: text('message'),
    created: millis('created').notNull(),
  },
  (t) => [
    uniqueIndex('repair_cause').on(t.chainId, t.safe, t.cause),
    index('repair_open').on(t.chainId, t.id).where(sql`state = 'open'`),
  ],
)
