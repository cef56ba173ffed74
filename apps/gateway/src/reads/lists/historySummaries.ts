import type { TransactionSummary } from '@strongroom/gateway-sdk/schemas'
import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { loadCalls } from '../contracts/loadCalls.ts'
import { createNames } from '../names/Names.ts'
import { readTokens } from '../names/readTokens.ts'
import { loadMultisigViews } from '../transactions/loadMultisigViews.ts'
import { moduleSummary } from '../transactions/moduleSummary.ts'
import { multisigSummary } from '../transactions/multisigSummary.ts'
import { transferSummary } from '../transactions/transferSummary.ts'
import { markImitations } from './markImitations.ts'
import {
  type HistorySlice,
  newestFirst,
  readOlderTokenTransfers,
  type TransferRow,
} from './readHistory.ts'

export interface HistoryOptions {
  /** Leave out tokens that the configuration does not trust. */
  trusted: boolean
  /** Keep what looks like address poisoning. */
  imitation: boolean
}

const maxTransfers = 100
const lookback = 3

const findImitations = async (
  { db }: Gateway,
  chainId: string,
  safe: Address,
  transfers: readonly TransferRow[],
): Promise<Set<TransferRow>> => {
  const ours = transfers.filter((row) => row.kind === 'ERC20').sort(newestFirst)
  const oldest = ours.at(-1)
  if (oldest === undefined) return new Set()
  const older = await readOlderTokenTransfers(
    db,
    chainId,
    safe,
    oldest,
    lookback,
  )
  const rows = [...ours, ...older]
  const tokens = await readTokens(
    db,
    chainId,
    rows.flatMap((row) => (row.token === null ? [] : [row.token])),
  )
  return new Set(
    [...markImitations(rows, tokens)].flatMap((at) => rows[at] ?? []),
  )
}

const loadParts = async (
  gateway: Gateway,
  chain: ChainConfig,
  slice: HistorySlice,
) => {
  const { safe, multisigs } = slice
  const modules = await loadCalls(gateway, chain, slice.modules)
  const names = createNames(chain, gateway.config.publicUrl, slice.tokens)
  const [views, imitations] = await Promise.all([
    loadMultisigViews(
      gateway,
      chain,
      safe,
      multisigs.executed.map(({ executed }) => executed.safeTxHash),
      slice,
    ),
    findImitations(gateway, chain.chainId, safe.state.safe, slice.transfers),
  ])
  return { modules, names, views, imitations }
}

/**
 * Actions of each entry of a history: the multisig transactions it executed, or
 * else the module's, or else the transfers.
 */
export async function historySummaries(
  gateway: Gateway,
  chain: ChainConfig,
  slice: HistorySlice,
  { trusted, imitation }: HistoryOptions,
): Promise<TransactionSummary[][]> {
  const { modules, names, views, imitations } = await loadParts(
    gateway,
    chain,
    slice,
  )
  return slice.entries.map(({ txHash: hash }) => {
    const executed = slice.multisigs.executed.filter(
      (row) => row.executed.txHash === hash,
    )
    if (executed.length > 0) {
      return executed.flatMap((row) => {
        const view = views.get(row.executed.safeTxHash)
        return view === undefined ? [] : [multisigSummary(view)]
      })
    }
    const moved = modules.filter(({ row }) => row.txHash === hash)
    if (moved.length > 0) {
      return moved.map(({ row, call }) => moduleSummary(row, call, names))
    }
    return slice.transfers
      .filter(
        (row) =>
          row.txHash === hash &&
          (row.kind !== 'ERC20' ||
            (row.value !== '0' &&
              (!trusted || (row.token !== null && names.trusts(row.token))))) &&
          (imitation || !imitations.has(row)),
      )
      .slice(0, maxTransfers)
      .map((row) => transferSummary(row, names, imitations.has(row)))
  })
}
