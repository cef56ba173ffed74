import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { Address } from 'viem'
import { address, block, hex, millis } from './columns.ts'

// Tables of chain data: rebuilt by replaying blocks, rolled back by block
// number after a reorg. Records that people sent are in the other files of this
// folder, and the indexer never deletes them. Readers derive a queued
// transaction's status from both, so a reorg leaves the other half alone.
// Addresses are stored checksummed, hashes in lower case, amounts as decimal
// text, times as milliseconds.

/**
 * Position of the indexer on each chain; the genesis hash identifies the chain.
 */
export const indexer = pgTable('indexer', {
  chainId: text('chain_id').primaryKey(),
  genesisHash: hex('genesis_hash').notNull(),
  head: block('head').notNull(),
  headHash: hex('head_hash').notNull(),
  headTimestamp: millis('head_timestamp').notNull(),
  /** Newest block the node has reported; how far `head` is behind. */
  chainHead: block('chain_head').notNull().default(0),
  /**
   * Time of the node's last answer (wall clock); an old one means an outage.
   */
  checkedAt: millis('checked_at').notNull().default(0),
})

/**
 * Progress of each chain's first reading; a row appears with its first block.
 */
export const backfill = pgTable('backfill', {
  chainId: text('chain_id').primaryKey(),
  /** The chain has been read up to its head once. */
  isDone: boolean('is_done').notNull().default(false),
  /** Head and wall clock when reading last began: for the time that is left. */
  fromBlock: block('from_block').notNull(),
  fromTime: millis('from_time').notNull(),
})

/** Hashes of recent blocks: what a reorg is detected against. */
export const blockTable = pgTable(
  'block',
  {
    chainId: text('chain_id').notNull(),
    number: block('number').notNull(),
    hash: hex('hash').notNull(),
    timestamp: millis('timestamp').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.number] })],
)

export const ethTransaction = pgTable(
  'eth_transaction',
  {
    chainId: text('chain_id').notNull(),
    hash: hex('hash').notNull(),
    blockNumber: block('block_number').notNull(),
    index: integer('index').notNull(),
    timestamp: millis('timestamp').notNull(),
    from: address('from').notNull(),
    success: boolean('success').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.hash] }),
    index('eth_transaction_block').on(t.chainId, t.blockNumber),
  ],
)

/** A safe and how it was created. */
export const safe = pgTable(
  'safe',
  {
    chainId: text('chain_id').notNull(),
    address: address('address').notNull(),
    blockNumber: block('block_number').notNull(),
    txHash: hex('tx_hash').notNull(),
    timestamp: millis('timestamp').notNull(),
    creator: address('creator').notNull(),
    factory: address('factory'),
    singleton: address('singleton').notNull(),
    setupData: hex('setup_data'),
    saltNonce: text('salt_nonce'),
    /** Whether token transfers from before its creation have been read. */
    hasEarlierTransfers: boolean('has_earlier_transfers')
      .notNull()
      .default(true),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.address] })],
)

/**
 * State of a safe as of a block: one row per block in which it changed, so that
 * rolling back is deleting rows above the fork.
 */
export const safeState = pgTable(
  'safe_state',
  {
    chainId: text('chain_id').notNull(),
    safe: address('safe').notNull(),
    blockNumber: block('block_number').notNull(),
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
    threshold: integer('threshold').notNull(),
    /** Contract order. */
    owners: jsonb('owners').$type<Address[]>().notNull(),
    modules: jsonb('modules').$type<Address[]>().notNull(),
    singleton: address('singleton').notNull(),
    fallbackHandler: address('fallback_handler').notNull(),
    guard: address('guard').notNull(),
    version: text('version'),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.safe, t.blockNumber] })],
)

/** Current owners of each safe; derived from the newest `safe_state` row. */
export const owner = pgTable(
  'owner',
  {
    chainId: text('chain_id').notNull(),
    safe: address('safe').notNull(),
    owner: address('owner').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.safe, t.owner] }),
    index('owner_owner').on(t.owner),
  ],
)

/** A multisig transaction that the chain executed, successfully or not. */
export const execution = pgTable(
  'execution',
  {
    chainId: text('chain_id').notNull(),
    safeTxHash: hex('safe_tx_hash').notNull(),
    safe: address('safe').notNull(),
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
    txHash: hex('tx_hash').notNull(),
    blockNumber: block('block_number').notNull(),
    logIndex: integer('log_index').notNull(),
    timestamp: millis('timestamp').notNull(),
    executor: address('executor').notNull(),
    success: boolean('success').notNull(),
    payment: text('payment').notNull(),
    /** Gas fee of the Ethereum transaction, in wei. */
    fee: text('fee').notNull(),
    /** Threshold of the safe when it executed. */
    threshold: integer('threshold').notNull(),
    /** Owners when it executed, where its own block had changed them before; else null. */
    owners: jsonb('owners').$type<Address[]>(),
    // The fields as decoded from calldata or from SafeMultiSigTransaction.
    to: address('to').notNull(),
    value: text('value').notNull(),
    data: hex('data').notNull(),
    operation: integer('operation').notNull(),
    safeTxGas: text('safe_tx_gas').notNull(),
    baseGas: text('base_gas').notNull(),
    gasPrice: text('gas_price').notNull(),
    gasToken: address('gas_token').notNull(),
    refundReceiver: address('refund_receiver').notNull(),
    signatures: hex('signatures').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.safeTxHash] }),
    index('execution_safe').on(t.chainId, t.safe, t.nonce),
    index('execution_tx').on(t.chainId, t.txHash),
    index('execution_time').on(t.chainId, t.safe, t.timestamp, t.txHash),
  ],
)

export const moduleTransaction = pgTable(
  'module_transaction',
  {
    chainId: text('chain_id').notNull(),
    safe: address('safe').notNull(),
    txHash: hex('tx_hash').notNull(),
    logIndex: integer('log_index').notNull(),
    blockNumber: block('block_number').notNull(),
    timestamp: millis('timestamp').notNull(),
    module: address('module').notNull(),
    to: address('to').notNull(),
    value: text('value').notNull(),
    data: hex('data').notNull(),
    operation: integer('operation').notNull(),
    success: boolean('success').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.txHash, t.logIndex] }),
    index('module_transaction_safe').on(
      t.chainId,
      t.safe,
      t.timestamp,
      t.txHash,
    ),
  ],
)

/** One row per safe that a transfer touches (two when both ends are safes). */
export const transfer = pgTable(
  'transfer',
  {
    chainId: text('chain_id').notNull(),
    safe: address('safe').notNull(),
    txHash: hex('tx_hash').notNull(),
    /** Log index, or the trace address `{logIndex},0` of an outgoing native transfer. */
    position: text('position').notNull(),
    logIndex: integer('log_index').notNull(),
    blockNumber: block('block_number').notNull(),
    timestamp: millis('timestamp').notNull(),
    kind: text('kind').$type<'NATIVE_COIN' | 'ERC20' | 'ERC721'>().notNull(),
    /** Null for the native coin. */
    token: address('token'),
    from: address('from').notNull(),
    to: address('to').notNull(),
    /** Amount in base units, or the token id. */
    value: text('value').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.safe, t.txHash, t.position] }),
    index('transfer_safe').on(t.chainId, t.safe, t.blockNumber),
    index('transfer_time').on(t.chainId, t.safe, t.timestamp, t.txHash),
    // `is true`, because the planner rewrites a plain comparison of two columns
    // once the safe is known, and then no longer recognizes the condition.
    index('transfer_incoming')
      .on(
        t.chainId,
        t.safe,
        t.timestamp.desc().nullsFirst(),
        t.txHash.desc().nullsFirst(),
        t.logIndex,
        t.position,
      )
      .where(sql`("to" = "safe") is true`),
    index('transfer_token')
      .on(t.chainId, t.safe, t.token, t.blockNumber)
      .where(sql`kind = 'ERC20'`),
    index('transfer_token_time')
      .on(t.chainId, t.safe, t.timestamp, t.blockNumber, t.logIndex, t.txHash)
      .where(sql`kind = 'ERC20'`),
    index('transfer_collectible_time')
      .on(t.chainId, t.safe, t.timestamp)
      .where(sql`kind = 'ERC721'`),
  ],
)

/**
 * Rows of a safe's history, one per Ethereum transaction, numbered from the
 * oldest on: the length of the list and any page of it are a lookup of the key.
 * Derived from the executions, module transactions and transfers.
 */
export const historyEntry = pgTable(
  'history_entry',
  {
    chainId: text('chain_id').notNull(),
    safe: address('safe').notNull(),
    /** 0 for the oldest; no gaps. Ordered by time, then hash. */
    position: integer('position').notNull(),
    txHash: hex('tx_hash').notNull(),
    timestamp: millis('timestamp').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.safe, t.position] })],
)

/** `approveHash` seen on chain. */
export const approvedHash = pgTable(
  'approved_hash',
  {
    chainId: text('chain_id').notNull(),
    safe: address('safe').notNull(),
    hash: hex('hash').notNull(),
    owner: address('owner').notNull(),
    blockNumber: block('block_number').notNull(),
    txHash: hex('tx_hash').notNull(),
    timestamp: millis('timestamp').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chainId, t.safe, t.hash, t.owner] }),
    index('approved_hash_time').on(t.chainId, t.safe, t.timestamp),
  ],
)

/** Metadata of token contracts, read once from the chain. */
export const token = pgTable(
  'token',
  {
    chainId: text('chain_id').notNull(),
    address: address('address').notNull(),
    kind: text('kind').$type<'ERC20' | 'ERC721' | 'NONE'>().notNull(),
    name: text('name').notNull(),
    symbol: text('symbol').notNull(),
    decimals: integer('decimals').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.address] })],
)

/**
 * Time of a safe's last change, which only ever grows: a block in the same
 * second as the one before, and a rolled-back one, count as later. Like
 * `queue_tag` it outlives every reorg.
 */
export const chainTag = pgTable(
  'chain_tag',
  {
    chainId: text('chain_id').notNull(),
    safe: address('safe').notNull(),
    /** Last change of the history; 0 before the first one. */
    history: millis('history').notNull(),
    /** Last change of ERC-721 tokens; 0 before the first one. */
    collectibles: millis('collectibles').notNull(),
    /** How many times the chain changed what the queue shows. */
    changes: bigint('changes', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.safe] })],
)
