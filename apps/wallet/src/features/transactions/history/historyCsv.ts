import {
  type GatewayClient,
  getIncomingTransfers,
  getModuleTransactions,
  getMultisigTransactions,
  getTransactionDetails,
  getTransactionHistory,
  type HistoryItem,
  type Page,
  paginatePages,
  type TransactionDetails,
  type TransactionItem,
} from '@strongroom/gateway-sdk'
import type { TransactionProof } from '@strongroom/react-hooks'
import { decodeCall } from '@strongroom/safe-protocol'
import { listRecipients } from '@strongroom/safe-protocol/risks'
import { cleanText, formatAmount } from '@strongroom/ui-kit'
import type { Address, Hex } from 'viem'
import { writeCsvLine } from '../../../core/csv.ts'
import {
  isPast,
  isRequested,
  matchesFilter,
  sourceOf,
  uniqueTransactions,
} from './historyFilter.ts'
import type { HistoryFilter } from './historySearch.ts'

/** Columns of an exported history. */
const columns = [
  ...['date', 'type', 'direction', 'amount', 'symbol', 'token'],
  ...['counterparty', 'name', 'hash', 'nonce', 'safeTxHash'],
  ...['status', 'proof'],
]

/** What an export reads, and how it names things. */
export interface ExportInput {
  gateway: GatewayClient
  chainId: string
  safeAddress: Address
  filter: HistoryFilter
  /** Names the user gave, by lower-case address. */
  names: Readonly<Record<string, string>>
  coin: { symbol: string; decimals: number }
  signal: AbortSignal
}

/** A transaction of an export, with its bytes where it is a batch. */
export interface ExportedItem {
  item: TransactionItem
  batch?: TransactionDetails | undefined
}

type ListCall = (
  client: GatewayClient,
  parameters: getTransactionHistory.Parameters,
) => Promise<Page<HistoryItem>>

const lists = {
  history: getTransactionHistory,
  incomingTransfers: getIncomingTransfers,
  multisigTransactions: getMultisigTransactions,
  moduleTransactions: getModuleTransactions,
}

/**
 * Reads the transactions of a filter page by page, newest first.
 *
 * @throws GatewayError; the signal's reason when it aborts
 */
export async function* readForExport(
  input: ExportInput,
): AsyncGenerator<ExportedItem[]> {
  const { gateway, chainId, safeAddress, filter, names, signal } = input
  const { list, query } = sourceOf(filter)
  const seen = new Set<string>()
  const pages = paginatePages(gateway, lists[list] as ListCall, {
    chainId,
    safeAddress,
    ...query,
    cursor: 'limit=100&offset=0',
    signal,
  })
  for await (const { results } of pages) {
    const fresh = uniqueTransactions(results).filter(
      ({ transaction: { id } }) => !seen.has(id),
    )
    for (const { transaction } of fresh) seen.add(transaction.id)
    const items = fresh.filter(
      (item) => isRequested(item, filter) && matchesFilter(item, filter, names),
    )
    const exported: ExportedItem[] = []
    for (const item of items)
      exported.push({ item, batch: await readBatch(item, input) })
    yield exported
    // Only the whole history is sure to be in the order of time.
    const oldest = list === 'history' ? fresh.at(-1) : undefined
    if (isPast(oldest?.transaction.timestamp, filter)) return
  }
}

/** Details of a batch: the list does not say what it moved. */
async function readBatch(
  { transaction: { id, txInfo } }: TransactionItem,
  { gateway, chainId, signal }: ExportInput,
): Promise<TransactionDetails | undefined> {
  if (txInfo.type !== 'Custom' || !txInfo.actionCount) return undefined
  const parameters = { chainId, transactionId: id, signal }
  return getTransactionDetails(gateway, parameters).catch(() => {
    signal.throwIfAborted()
    // The row stands for the whole batch then.
    return undefined
  })
}

/** The head of an exported file; the mark makes spreadsheets read UTF-8. */
export const csvHead = () => `\uFEFF${writeCsvLine(columns)}`

interface Move {
  direction: string
  amount: string
  symbol: string
  token: string
  other: string
}

/** Lines of one transaction: one for each transfer in it. */
export function writeTransaction(
  { item, batch }: ExportedItem,
  proof: TransactionProof | undefined,
  input: Pick<ExportInput, 'names' | 'coin' | 'safeAddress'>,
): string {
  const { id, timestamp, txInfo, txStatus, txHash, executionInfo } =
    item.transaction
  const isDate = Math.abs(timestamp) <= 8.64e15
  const isProven = proof?.status === 'proven' && proof.word !== undefined
  const nonce = executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : ''
  const safeTxHash =
    executionInfo?.type === 'MULTISIG' ? /0x[\da-f]{64}$/i.exec(id)?.[0] : ''
  const status = isProven
    ? `${proof.word}`
    : txStatus.toLowerCase().replaceAll('_', ' ')
  // The payments of a batch were not compared with the hash.
  const trust = !isProven
    ? 'claimed'
    : proof.isDescribed && batch === undefined
      ? 'proven'
      : 'status proven, details claimed'
  return readMoves(item, batch, input)
    .map(({ direction, amount, symbol, token, other }) =>
      writeCsvLine([
        isDate ? new Date(timestamp).toISOString() : '',
        txInfo.type,
        direction,
        amount,
        cleanText(symbol, 64).text,
        token,
        other,
        input.names[other.toLowerCase()] ?? '',
        txHash ?? '',
        String(nonce),
        safeTxHash ?? '',
        status,
        trust,
      ]),
    )
    .join('')
}

const none = { direction: '', amount: '', symbol: '', token: '', other: '' }

/** The moves of a transaction; a broken record off the wire moves nothing. */
function readMoves(...input: Parameters<typeof movesOf>): Move[] {
  try {
    return movesOf(...input).map((move) => ({
      ...move,
      other: `${move.other ?? ''}`,
    }))
  } catch {
    return [none]
  }
}

function movesOf(
  { transaction: { txInfo } }: TransactionItem,
  batch: TransactionDetails | undefined,
  { coin, safeAddress }: Pick<ExportInput, 'coin' | 'safeAddress'>,
): Move[] {
  if (txInfo.type === 'Transfer') {
    const { direction, sender, recipient, transferInfo } = txInfo
    const isIn = direction === 'INCOMING'
    const known: Move = {
      ...none,
      direction: isIn ? 'in' : direction === 'OUTGOING' ? 'out' : '',
      other: (isIn ? sender : recipient).value,
    }
    if (transferInfo.type === 'NATIVE_COIN')
      return [{ ...known, ...inUnits(transferInfo.value, coin) }]
    const token = transferInfo.tokenAddress
    const symbol = transferInfo.tokenSymbol ?? ''
    if (transferInfo.type === 'ERC721')
      return [
        {
          ...known,
          amount: '1',
          symbol: `${symbol} #${transferInfo.tokenId}`,
          token,
        },
      ]
    const { value, decimals } = transferInfo
    return [{ ...known, token, ...inUnits(value, { symbol, decimals }) }]
  }
  const paid = batch ? paidBy(batch, safeAddress, coin) : []
  if (paid.length > 0) return paid
  if (txInfo.type !== 'Custom') return [none]
  const isPaying = !/^0*$/.test(txInfo.value ?? '')
  return [
    {
      ...none,
      other: txInfo.to.value,
      ...(isPaying && { direction: 'out', ...inUnits(txInfo.value, coin) }),
    },
  ]
}

/** Payments of a batch, decoded from its bytes; the gateway names the tokens. */
function paidBy(
  { txData }: TransactionDetails,
  safe: Address,
  coin: ExportInput['coin'],
): Move[] {
  if (!txData?.hexData) return []
  const { to, hexData, operation, value, tokenInfoIndex } = txData
  const call = {
    to: to.value as Address,
    value: BigInt(value ?? 0),
    data: hexData as Hex,
    operation,
  }
  return listRecipients(decodeCall(call, { safe }), { safe })
    .filter(({ role }) => role === 'payment')
    .map(({ address, token, amount, isNft }) => {
      const info = Object.entries(tokenInfoIndex ?? {}).find(
        ([key]) => key.toLowerCase() === token?.toLowerCase(),
      )?.[1]
      const units = isNft
        ? { amount: '1', symbol: `${info?.symbol ?? ''} #${amount ?? ''}` }
        : inUnits(`${amount ?? ''}`, token ? info : coin)
      return { direction: 'out', token: token ?? '', other: address, ...units }
    })
}

/** An exact decimal amount; base units where the decimals are unknown. */
function inUnits(
  value: string | null | undefined,
  token:
    | {
        symbol?: string | null | undefined
        decimals?: number | null | undefined
      }
    | undefined,
): Pick<Move, 'amount' | 'symbol'> {
  const { symbol, decimals } = token ?? {}
  if (!/^\d{1,78}$/.test(value ?? ''))
    return { amount: '', symbol: symbol ?? '' }
  const isKnown = typeof decimals === 'number' && decimals === (decimals & 255)
  return {
    amount: formatAmount(BigInt(value ?? 0), isKnown ? decimals : 0, {
      group: false,
    }),
    symbol: isKnown
      ? (symbol ?? '')
      : `${symbol ?? ''} (smallest units)`.trim(),
  }
}
