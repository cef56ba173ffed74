import type {
  Page,
  TransactionItem,
  TransactionSummary,
} from '@strongroom/gateway-sdk/schemas'
import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { loadCalls } from '../contracts/loadCalls.ts'
import { addressesIn } from '../names/addressesIn.ts'
import { loadNames } from '../names/loadNames.ts'
import { type Cursor, pageLinks } from '../pages/pagination.ts'
import type { SafeRecord } from '../safes/SafeRecord.ts'
import { loadMultisigViews } from '../transactions/loadMultisigViews.ts'
import { moduleSummary } from '../transactions/moduleSummary.ts'
import { multisigSummary } from '../transactions/multisigSummary.ts'
import { transferSummary } from '../transactions/transferSummary.ts'
import { toItem } from './historyPage.ts'
import { readIncoming, type TransferFilter } from './readIncoming.ts'
import { type ModuleFilter, readModules } from './readModules.ts'
import { type MultisigFilter, readMultisigList } from './readMultisigList.ts'

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
