import type {
  Page,
  TransactionItem,
  TransactionSummary,
} from '@strongroom/gateway-sdk'
import { and, asc, count, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Database } from '../../platform/db/Database.ts'
import { moduleTransaction, transfer } from '../../platform/db/schema/chain.ts'
import { safeTotals } from '../../platform/db/schema/totals.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { loadCalls } from '../contracts/loadCalls.ts'
import { addressesIn } from '../names/addressesIn.ts'
import { loadNames } from '../names/loadNames.ts'
import { type Cursor, pageLinks } from '../pages/pagination.ts'
import type { SafeRecord } from '../safes/SafeRecord.ts'
import {
  type Filtered,
  type Slice,
  sliceOf,
  whenGiven,
} from '../sql/whenGiven.ts'
import { loadMultisigViews } from '../transactions/loadMultisigViews.ts'
import { moduleSummary } from '../transactions/moduleSummary.ts'
import { multisigSummary } from '../transactions/multisigSummary.ts'
import { transferSummary } from '../transactions/transferSummary.ts'
import { toItem } from './historyPage.ts'
import type { ModuleRow, TransferRow } from './readHistory.ts'
import { type MultisigFilter, readMultisigList } from './readMultisigList.ts'

export interface TransferFilter {
  from?: number | undefined
  until?: number | undefined
  to?: Address | undefined
  sender?: Address | undefined
  txHash?: Hex | undefined
  token?: Address | undefined
  value?: string | undefined
}

const isIncoming = (chainId: string, safe: Address, filter: TransferFilter) =>
  and(
    eq(transfer.chainId, chainId),
    eq(transfer.safe, safe),
    // The expression matches the index `transfer_incoming`.
    sql`(${transfer.to} = ${transfer.safe}) is true`,
    ...whenGiven(filter.to, (address) => eq(transfer.to, address)),
    ...whenGiven(filter.sender, (address) => eq(transfer.from, address)),
    ...whenGiven(filter.txHash, (hash) => eq(transfer.txHash, hash)),
    ...whenGiven(filter.from, (time) => gte(transfer.timestamp, time)),
    ...whenGiven(filter.until, (time) => lte(transfer.timestamp, time)),
    ...whenGiven(filter.token, (address) => eq(transfer.token, address)),
    ...whenGiven(filter.value, (value) => eq(transfer.value, value)),
  )

const isFiltered = (filter: object): boolean =>
  Object.values(filter).some((value) => value !== undefined)

const totalsOf = (chainId: string, safe: Address) =>
  and(eq(safeTotals.chainId, chainId), eq(safeTotals.safe, safe))

/** How many transfers {@link readIncoming} has on all pages. */
export async function countIncoming(
  db: Database,
  chainId: string,
  safe: Address,
  filter: TransferFilter,
): Promise<number> {
  const [row] = await (isFiltered(filter)
    ? db
        .select({ total: count() })
        .from(transfer)
        .where(isIncoming(chainId, safe, filter))
    : db
        .select({ total: safeTotals.incoming })
        .from(safeTotals)
        .where(totalsOf(chainId, safe)))
  return row?.total ?? 0
}

/** Incoming transfers, newest first. */
export async function readIncoming(
  db: Database,
  chainId: string,
  safe: Address,
  filter: TransferFilter,
  { limit, offset }: Cursor,
): Promise<Slice<TransferRow>> {
  const rows = await db
    .select()
    .from(transfer)
    .where(isIncoming(chainId, safe, filter))
    .orderBy(
      desc(transfer.timestamp),
      desc(transfer.txHash),
      asc(transfer.logIndex),
      asc(transfer.position),
    )
    .limit(limit + 1)
    .offset(offset)
  return sliceOf(rows, limit)
}

export interface ModuleFilter {
  module?: Address | undefined
  to?: Address | undefined
  txHash?: Hex | undefined
}

/** Module transactions, newest first. */
export async function readModules(
  db: Database,
  chainId: string,
  safe: Address,
  filter: ModuleFilter,
  { limit, offset }: Cursor,
): Promise<Filtered<ModuleRow>> {
  const where = and(
    eq(moduleTransaction.chainId, chainId),
    eq(moduleTransaction.safe, safe),
    ...whenGiven(filter.module, (x) => eq(moduleTransaction.module, x)),
    ...whenGiven(filter.to, (x) => eq(moduleTransaction.to, x)),
    ...whenGiven(filter.txHash, (x) => eq(moduleTransaction.txHash, x)),
  )
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(moduleTransaction)
      .where(where)
      .orderBy(
        desc(moduleTransaction.timestamp),
        desc(moduleTransaction.txHash),
        asc(moduleTransaction.logIndex),
      )
      .limit(limit)
      .offset(offset),
    isFiltered(filter)
      ? db.select({ total: count() }).from(moduleTransaction).where(where)
      : db
          .select({ total: safeTotals.moduleTransactions })
          .from(safeTotals)
          .where(totalsOf(chainId, safe)),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}

export interface FilterPage<F> {
  gateway: Gateway
  chain: ChainConfig
  safe: SafeRecord
  filter: F
  cursor: Cursor
  url: URL
}

type ItemPage = Page<TransactionItem>

const toPage = (
  { url, cursor }: Pick<FilterPage<unknown>, 'url' | 'cursor'>,
  total: number,
  summaries: readonly TransactionSummary[],
  count: number | null = null,
): ItemPage => ({
  count,
  ...pageLinks(url, cursor, total),
  results: summaries.map(toItem),
})

/** A length that gives a page the right links. */
const lengthOf = ({ limit, offset }: Cursor, hasMore: boolean): number =>
  offset + limit + (hasMore ? 1 : 0)

/** Transfers into a safe; untrusted tokens only on request. */
export async function incomingPage(
  page: FilterPage<TransferFilter & { trusted: boolean }>,
): Promise<ItemPage> {
  const { gateway, chain, safe, filter, cursor } = page
  const { chainId } = chain
  const { rows, hasMore } = await readIncoming(
    gateway.db,
    chainId,
    safe.state.safe,
    filter,
    cursor,
  )
  const names = await loadNames(
    gateway,
    chain,
    rows.flatMap(({ from, to, token }) =>
      token === null ? [from, to] : [from, to, token],
    ),
  )
  const shown = rows.filter(
    ({ token }) => !filter.trusted || token === null || names.trusts(token),
  )
  return toPage(
    page,
    lengthOf(cursor, hasMore),
    shown.map((row) => transferSummary(row, names)),
  )
}

/** Transactions that modules made. */
export async function modulePage(
  page: FilterPage<ModuleFilter>,
): Promise<ItemPage> {
  const { gateway, chain, safe, filter, cursor } = page
  const { chainId } = chain
  const { rows, total } = await readModules(
    gateway.db,
    chainId,
    safe.state.safe,
    filter,
    cursor,
  )
  const calls = await loadCalls(gateway, chain, rows)
  const addresses = new Set<Address>()
  for (const { row, call } of calls) {
    addresses.add(row.to).add(row.module)
    for (const address of addressesIn(call.decoded)) addresses.add(address)
  }
  const names = await loadNames(gateway, chain, addresses)
  return toPage(
    page,
    total,
    calls.map(({ row, call }) => moduleSummary(row, call, names)),
    total,
  )
}

/** Multisig transactions in any state, highest nonce first. */
export async function multisigPage(
  page: Omit<FilterPage<MultisigFilter>, 'safe'> & { address: Address },
): Promise<ItemPage> {
  const { gateway, chain, address, filter, cursor } = page
  const { safe, hashes, hasMore, ...read } = await readMultisigList(
    gateway.db,
    { chainId: chain.chainId, safe: address },
    filter,
    cursor,
  )
  const views = await loadMultisigViews(gateway, chain, safe, hashes, read)
  return toPage(
    page,
    lengthOf(cursor, hasMore),
    hashes.flatMap((hash) => {
      const view = views.get(hash)
      return view === undefined ? [] : [multisigSummary(view)]
    }),
  )
}
