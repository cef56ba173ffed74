import type { Address, Hex } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { type LoadedCall, loadCalls } from '../contracts/loadCalls.ts'
import {
  countIncoming,
  type ModuleFilter,
  readIncoming,
  readModules,
  type TransferFilter,
} from '../lists/filterPages.ts'
import { type ModuleRow, readHistory } from '../lists/readHistory.ts'
import { loadNames } from '../names/loadNames.ts'
import { createNames } from '../names/Names.ts'
import type { Cursor } from '../pages/pagination.ts'
import { readSafe } from '../safes/readSafe.ts'
import type { Filtered } from '../sql/whenGiven.ts'
import { loadMultisigViews } from '../transactions/loadMultisigViews.ts'
import { readEthereumTransactions } from './readEthereumTransactions.ts'
import {
  type MultisigOrder,
  readServiceMultisigs,
  type ServiceMultisigFilter,
} from './readServiceMultisigs.ts'
import { serviceMultisig, toIso } from './serviceMultisig.ts'
import { serviceTransfer } from './serviceTransfers.ts'

export interface ServiceList<F> {
  gateway: Gateway
  chain: ChainConfig
  safe: Address
  filter: F
  cursor: Cursor
}

/** Multisig transactions of a safe, in any state. */
export async function listMultisigs({
  gateway,
  chain,
  safe: address,
  filter,
  order,
  cursor,
}: ServiceList<ServiceMultisigFilter> & { order: MultisigOrder }): Promise<
  Filtered<ReturnType<typeof serviceMultisig>>
> {
  const { safe, hashes, count, ...read } = await readServiceMultisigs(
    gateway.db,
    { chainId: chain.chainId, safe: address },
    filter,
    order,
    cursor,
  )
  const views = await loadMultisigViews(gateway, chain, safe, hashes, read)
  return {
    rows: hashes.flatMap((hash) => {
      const view = views.get(hash)
      return view === undefined ? [] : [serviceMultisig(view)]
    }),
    total: count,
  }
}

/** Transfers to a safe, of any token, newest first. */
export async function listIncoming({
  gateway,
  chain,
  safe,
  filter,
  cursor,
}: ServiceList<TransferFilter>): Promise<
  Filtered<ReturnType<typeof serviceTransfer>>
> {
  const { db } = gateway
  const { chainId } = chain
  await readSafe(db, chainId, safe)
  const [{ rows }, total] = await Promise.all([
    readIncoming(db, chainId, safe, filter, cursor),
    countIncoming(db, chainId, safe, filter),
  ])
  const tokens = rows.flatMap(({ token }) => (token === null ? [] : [token]))
  const names = await loadNames(gateway, chain, tokens)
  return { rows: rows.map((row) => serviceTransfer(row, names)), total }
}

const serviceModule = ({ row, call }: LoadedCall<ModuleRow>) => ({
  created: toIso(row.timestamp),
  executionDate: toIso(row.timestamp),
  blockNumber: row.blockNumber,
  isSuccessful: row.success,
  transactionHash: row.txHash,
  safe: row.safe,
  module: row.module,
  to: row.to,
  value: row.value,
  data: row.data === '0x' ? null : row.data,
  operation: row.operation,
  dataDecoded: call.decoded,
})

/** Transactions that modules made, newest first. */
export async function listModuleTransactions({
  gateway,
  chain,
  safe,
  filter,
  cursor,
}: ServiceList<ModuleFilter>): Promise<
  Filtered<ReturnType<typeof serviceModule>>
> {
  const { db } = gateway
  await readSafe(db, chain.chainId, safe)
  const found = await readModules(db, chain.chainId, safe, filter, cursor)
  const calls = await loadCalls(gateway, chain, found.rows)
  return { rows: calls.map(serviceModule), total: found.total }
}

/**
 * The events of a safe, newest first: multisig transactions, module
 * transactions and the rest that moved coins or tokens, each with the transfers
 * of its transaction on the chain. A page has so many transactions on the chain;
 * one that executed a batch of safe transactions gives an item for each.
 */
export async function listAll({
  gateway,
  chain,
  safe,
  cursor,
}: Omit<ServiceList<unknown>, 'filter'>): Promise<Filtered<object>> {
  const { db, config } = gateway
  const of = { chainId: chain.chainId, safe }
  const { slice } = await readHistory(db, of, cursor)
  if (slice === undefined) return { rows: [], total: 0 }
  const names = createNames(chain, config.publicUrl, slice.tokens)
  const executed = Map.groupBy(
    slice.multisigs.executed,
    (row) => row.executed.txHash,
  )
  const moved = Map.groupBy(slice.transfers, ({ txHash }) => txHash)
  const [calls, views] = await Promise.all([
    loadCalls(gateway, chain, slice.modules),
    loadMultisigViews(
      gateway,
      chain,
      slice.safe,
      slice.multisigs.executed.map((row) => row.executed.safeTxHash),
      slice,
    ),
  ])
  const byModule = Map.groupBy(calls, ({ row }) => row.txHash)
  const others = slice.entries
    .map(({ txHash }) => txHash)
    .filter((hash) => !executed.has(hash) && !byModule.has(hash))
  const found = await readEthereumTransactions(gateway, chain, others)
  const itemsOf = (hash: Hex) => {
    const transfers = (moved.get(hash) ?? []).map((row) =>
      serviceTransfer(row, names),
    )
    const multisigs = (executed.get(hash) ?? []).flatMap((row) => {
      const view = views.get(row.executed.safeTxHash)
      return view === undefined ? [] : [serviceMultisig(view)]
    })
    const ethereum = found.get(hash)
    return [
      ...multisigs.map((item) => ({
        ...item,
        txType: 'MULTISIG_TRANSACTION',
        transfers,
      })),
      ...(byModule.get(hash) ?? []).map((one) => ({
        ...serviceModule(one),
        txType: 'MODULE_TRANSACTION',
        transfers,
      })),
      ...(ethereum === undefined
        ? []
        : [{ ...ethereum, txType: 'ETHEREUM_TRANSACTION', transfers }]),
    ]
  }
  return {
    rows: slice.entries.flatMap(({ txHash }) => itemsOf(txHash)),
    total: slice.count,
  }
}
