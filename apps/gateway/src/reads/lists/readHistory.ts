import { and, desc, eq, sql } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import {
  execution,
  historyEntry,
  moduleTransaction,
  transfer,
} from '../../platform/db/schema/chain.ts'
import { multisigTransaction } from '../../platform/db/schema/proposals.ts'
import type { Tokens } from '../names/readTokens.ts'
import type { Cursor } from '../pages/pagination.ts'
import { type Version, versionedJson } from '../pages/readVersion.ts'
import type { SafeRecord } from '../safes/SafeRecord.ts'
import { fromJson, type JsonRow } from '../sql/fromJson.ts'
import type { MultisigRows } from '../transactions/readMultisigs.ts'
import {
  all,
  chainId,
  confirmationFields,
  type ListAnswer,
  ownersBefore,
  readMultisigRowsOf,
  readSafeOf,
  readTokensOf,
  rowsFor,
  safeAddress,
  safeFields,
  stateNow,
  tokenField,
} from './listStatements.ts'

export type ModuleRow = typeof moduleTransaction.$inferSelect
export type TransferRow = typeof transfer.$inferSelect

/** An Ethereum transaction that concerns a safe. */
export interface HistoryEntry {
  txHash: Hex
  timestamp: number
}

export interface HistorySlice {
  safe: SafeRecord
  /** How many entries the whole history has. */
  count: number
  /** Newest first. */
  entries: HistoryEntry[]
  /** Multisig transactions of the entries, by nonce. */
  multisigs: MultisigRows
  modules: ModuleRow[]
  transfers: TransferRow[]
  /** Those that are called and those that moved. */
  tokens: Tokens
}

interface HistoryAnswer extends ListAnswer {
  count: number
  entries: JsonRow[]
  modules: JsonRow[]
  transfers: JsonRow[]
}

const ownHash = sql`safe = ${safeAddress} and tx_hash = entries.tx_hash`
const entries = sql`entries`

const readSliceOf = versionedJson<HistoryAnswer>(sql`with ${stateNow},
  total as (select coalesce((
    select position + 1 from ${historyEntry}
    where chain_id = ${chainId} and safe = ${safeAddress}
    order by position desc limit 1), 0) as count),
  entries as materialized (
    select tx_hash, "timestamp", position from ${historyEntry}
    where chain_id = ${chainId} and safe = ${safeAddress}
      and position < (select count from total) - ${sql.placeholder('offset')}::bigint
      and position >= (select count from total) - ${sql.placeholder('end')}::bigint),
  listed as materialized (
    select found.*, ${ownersBefore} as owners_before
    from entries cross join lateral (
      select * from ${execution}
      where chain_id = ${chainId} and ${ownHash} offset 0) as found),
  by_module as materialized (${rowsFor(entries, moduleTransaction, ownHash)}),
  moved as materialized (${rowsFor(entries, transfer, ownHash)})
  select json_build_object(${safeFields},
    'count', (select count from total),
    'entries', ${all(sql`select * from entries`, sql`rows.position desc`)},
    'executed', ${all(sql`select * from listed`, sql`rows.nonce desc`)},
    'modules', ${all(sql`select * from by_module`, sql`rows.log_index`)},
    'transfers', ${all(sql`select * from moved`, sql`rows.log_index, rows.position`)},
    'proposed', ${all(rowsFor(sql`listed`, multisigTransaction, sql`safe = ${safeAddress} and safe_tx_hash = listed.safe_tx_hash`))},
    ${tokenField(sql`select "to" as address from listed union all
      select "to" from by_module union all select token from moved`)},
    ${confirmationFields(sql`listed`)})`)

/**
 * A part of a safe's history, whose length makes no difference; undefined where
 * its version is `known`.
 *
 * @throws RefusalError `not-indexed` for a safe the indexer has not seen.
 */
export async function readHistory(
  db: Database,
  of: { chainId: string; safe: Address },
  { limit, offset }: Cursor,
  known?: string,
): Promise<{ version: Version | undefined; slice: HistorySlice | undefined }> {
  const end = offset + limit
  const { version, answer } = await readSliceOf(db, {
    ...of,
    offset,
    end,
    known,
  })
  if (answer === undefined) return { version, slice: undefined }
  const slice = {
    safe: readSafeOf(answer),
    count: answer.count,
    entries: answer.entries.map((row) => {
      const { txHash, timestamp } = fromJson(historyEntry, row)
      return { txHash, timestamp }
    }),
    multisigs: readMultisigRowsOf(answer),
    modules: answer.modules.map((row) => fromJson(moduleTransaction, row)),
    transfers: answer.transfers.map((row) => fromJson(transfer, row)),
    tokens: readTokensOf(answer),
  }
  return { version, slice }
}

type Place = Pick<
  TransferRow,
  'timestamp' | 'blockNumber' | 'logIndex' | 'txHash'
>

/**
 * Order on the chain, newest first. Logs are counted through a block, so the
 * hash only decides where a store lacks the count.
 */
export const newestFirst = (a: Place, b: Place): number =>
  b.timestamp - a.timestamp ||
  b.blockNumber - a.blockNumber ||
  b.logIndex - a.logIndex ||
  (a.txHash < b.txHash ? 1 : a.txHash > b.txHash ? -1 : 0)

/** Token transfers from before another one, newest first. */
export async function readOlderTokenTransfers(
  db: Database,
  chainId: string,
  safe: Address,
  before: Place,
  limit: number,
): Promise<TransferRow[]> {
  return db
    .select()
    .from(transfer)
    .where(
      and(
        eq(transfer.chainId, chainId),
        eq(transfer.safe, safe),
        // The expression repeats the condition of the index: a parameter would
        // not match it.
        sql`kind = 'ERC20'`,
        sql`(${transfer.timestamp}, ${transfer.blockNumber}, ${transfer.logIndex}, ${transfer.txHash})
          < (${before.timestamp}::bigint, ${before.blockNumber}::bigint, ${before.logIndex}::integer, ${before.txHash}::text)`,
      ),
    )
    .orderBy(
      desc(transfer.timestamp),
      desc(transfer.blockNumber),
      desc(transfer.logIndex),
      desc(transfer.txHash),
    )
    .limit(limit)
}
