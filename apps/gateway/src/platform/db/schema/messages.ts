import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { address, hex, millis } from './columns.ts'

/** Messages for owners to sign in a safe's name. */
export const message = pgTable(
  'message',
  {
    chainId: text('chain_id').notNull(),
    /** Hash that owners sign; covers the chain and the safe. */
    messageHash: hex('message_hash').notNull(),
    safe: address('safe').notNull(),
    /** A text or typed data as JSON text: keeps the order of keys, and any character. */
    content: text('content').notNull(),
    safeAppId: bigint('safe_app_id', { mode: 'number' }),
    origin: text('origin'),
    proposedBy: address('proposed_by').notNull(),
    created: millis('created').notNull(),
    modified: millis('modified').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.messageHash] }),
    index('message_list').on(
      t.chainId,
      t.safe,
      t.created.desc().nullsFirst(),
      t.messageHash,
    ),
  ],
)

export const messageConfirmation = pgTable(
  'message_confirmation',
  {
    chainId: text('chain_id').notNull(),
    messageHash: hex('message_hash').notNull(),
    owner: address('owner').notNull(),
    /** The owner's own part in packed form: 65 bytes, and the tail of a contract signature. */
    signature: hex('signature').notNull(),
    submitted: millis('submitted').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.messageHash, t.owner] })],
)

/** Newest change of a safe's messages, each later than the one before. */
export const messageTag = pgTable(
  'message_tag',
  {
    chainId: text('chain_id').notNull(),
    safe: address('safe').notNull(),
    modified: millis('modified').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.safe] })],
)
