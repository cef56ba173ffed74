import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { address, hex, millis } from './columns.ts'

export const multisigTransaction = pgTable(
  'multisig_transaction',
  {
    chainId: text('chain_id').notNull(),
    safeTxHash: hex('safe_tx_hash').notNull(),
    safe: address('safe').notNull(),
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
    to: address('to').notNull(),
    value: text('value').notNull(),
    data: hex('data').notNull(),
    operation: integer('operation').notNull(),
    safeTxGas: text('safe_tx_gas').notNull(),
    baseGas: text('base_gas').notNull(),
    gasPrice: text('gas_price').notNull(),
    gasToken: address('gas_token').notNull(),
    refundReceiver: address('refund_receiver').notNull(),
    origin: text('origin'),
    proposer: address('proposer').notNull(),
    proposedByDelegate: address('proposed_by_delegate'),
    submitted: millis('submitted').notNull(),
    modified: millis('modified').notNull(),
    /** Whether `execution` has it: kept by triggers, see `safe_totals`. */
    executed: boolean('executed').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.safeTxHash] }),
    // The queue's order: any part of it is a range of this.
    index('multisig_transaction_waiting')
      .on(t.chainId, t.safe, t.nonce, t.submitted, t.safeTxHash)
      .where(sql`not executed`),
    index('multisig_transaction_queue').on(
      t.chainId,
      t.safe,
      t.nonce,
      t.submitted,
      t.safeTxHash,
    ),
  ],
)

export const confirmation = pgTable(
  'confirmation',
  {
    chainId: text('chain_id').notNull(),
    safeTxHash: hex('safe_tx_hash').notNull(),
    owner: address('owner').notNull(),
    /** The owner's own part in packed form: 65 bytes, and the tail of a contract signature. */
    signature: hex('signature').notNull(),
    submitted: millis('submitted').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.safeTxHash, t.owner] })],
)

/** Newest queue change per safe: kept after a deletion, so that tags never move back. */
export const queueTag = pgTable(
  'queue_tag',
  {
    chainId: text('chain_id').notNull(),
    safe: address('safe').notNull(),
    modified: millis('modified').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.safe] })],
)

/**
 * Signed requests that were granted, so that a captured one can neither delete a
 * transaction that others have confirmed since, nor bring back a delegate that
 * was removed.
 */
export const usedDeletion = pgTable(
  'used_deletion',
  {
    /** Hash over the signed chain, subject and hour, and over the action. */
    digest: hex('digest').notNull(),
    signer: address('signer').notNull(),
    /** When its hour is over and no longer accepted. */
    expires: millis('expires').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.digest, t.signer] }),
    index('used_deletion_expires').on(t.expires),
  ],
)
