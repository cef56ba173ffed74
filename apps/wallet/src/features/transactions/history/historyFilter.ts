import type {
  getIncomingTransfers,
  HistoryItem,
  TransactionItem,
} from '@strongroom/gateway-sdk'
import { isAddressText } from '../../../storage/guards.ts'
import type { HistoryFilter } from './historySearch.ts'

const kinds: Record<NonNullable<HistoryFilter['kind']>, RegExp> = {
  transfer: /^Transfer$/,
  call: /^Custom$/,
  rejection: /^Custom$/,
  settings: /^SettingsChange$/,
  exchange: /^(SwapOrder|SwapTransfer|TwapOrder|Swap|SwapAndBridge)$/,
  yield: /^(NativeStaking|Vault)/,
  creation: /^Creation$/,
}

/** Settings of a filter besides the words and the suspicious transfers. */
export const countSettings = ({ q: _, spam: __, ...rest }: HistoryFilter) =>
  Object.values(rest).filter((value) => value !== undefined).length

/** Whether every transaction passes, apart from suspicious ones. */
export const isUnfiltered = (filter: HistoryFilter) =>
  countSettings(filter) === 0 && filter.q === undefined

/** The start of a day, or of the day after, in the reader's time zone. */
const startOf = (day: string, later = 0) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).getTime()
}

/** The list of the gateway that a filter is served from, and what it is asked. */
export type HistorySource =
  | {
      list: 'incomingTransfers'
      query: Pick<
        getIncomingTransfers.Parameters,
        'executionDateGte' | 'executionDateLte' | 'tokenAddress' | 'trusted'
      >
    }
  | {
      list: 'multisigTransactions'
      query: {
        executionDateGte?: string
        executionDateLte?: string
        executed: true
      }
    }
  | { list: 'moduleTransactions'; query: object }
  | { list: 'history'; query: { trusted?: false } }

/** The narrowest list of the gateway that has every transaction of a filter. */
export function sourceOf({
  show,
  from,
  until,
  token,
  spam,
}: HistoryFilter): HistorySource {
  const dates = {
    ...(from && { executionDateGte: new Date(startOf(from)).toISOString() }),
    ...(until && {
      executionDateLte: new Date(startOf(until, 1) - 1).toISOString(),
    }),
  }
  const trust = spam ? { trusted: false as const } : {}
  if (show === 'in')
    return {
      list: 'incomingTransfers',
      query: {
        ...dates,
        ...trust,
        ...(isAddressText(token) ? { tokenAddress: token } : {}),
      },
    }
  if (show === 'owners')
    return {
      list: 'multisigTransactions',
      query: { ...dates, executed: true },
    }
  if (show === 'modules') return { list: 'moduleTransactions', query: {} }
  return { list: 'history', query: trust }
}

type Row = TransactionItem['transaction']

/** Whether a row is one that the gateway was asked for; false for foreign rows. */
export function isRequested(
  { transaction }: TransactionItem,
  filter: HistoryFilter,
) {
  const { list } = sourceOf(filter)
  if (list === 'history') return true
  const isAsked = isListed(transaction, filter.show)
  if (list === 'moduleTransactions') return isAsked
  const { from, until, token } = filter
  const hasToken = list === 'incomingTransfers' && isAddressText(token)
  return (
    isAsked &&
    isWithin(transaction, from, until) &&
    (!hasToken || tokenOf(transaction) === token.toLowerCase())
  )
}

function isListed({ txInfo, executionInfo }: Row, show: HistoryFilter['show']) {
  if (show === 'owners') return executionInfo?.type === 'MULTISIG'
  if (show === 'modules') return executionInfo?.type === 'MODULE'
  if (show === undefined) return true
  const direction = txInfo.type === 'Transfer' ? txInfo.direction : undefined
  return direction === (show === 'in' ? 'INCOMING' : 'OUTGOING')
}

const isWithin = ({ timestamp }: Row, from?: string, until?: string) =>
  (from === undefined || timestamp >= startOf(from)) &&
  (until === undefined || timestamp < startOf(until, 1))

/** Whether a list, newest first, has left the days of a filter behind. */
export const isPast = (
  oldest: number | undefined,
  { from }: HistoryFilter,
): boolean =>
  oldest !== undefined && from !== undefined && oldest < startOf(from)

/** Contract of the moved token, lower case, or `native`. */
function tokenOf({ txInfo }: Row): string | undefined {
  if (txInfo.type === 'Custom')
    return /^0*$/.test(txInfo.value ?? '') ? undefined : 'native'
  if (txInfo.type !== 'Transfer') return
  const { transferInfo } = txInfo
  return 'tokenAddress' in transferInfo
    ? transferInfo.tokenAddress.toLowerCase()
    : 'native'
}

/** Compares an amount in base units with a decimal text, without floats. */
function compareAmount(
  value: bigint,
  decimals: number,
  decimal: string,
): bigint {
  const [whole = '', fraction = ''] = decimal.split('.')
  return (
    value * 10n ** BigInt(fraction.length) -
    BigInt(whole + fraction) * 10n ** BigInt(decimals)
  )
}

function hasAmount({ txInfo }: Row, { min, max }: HistoryFilter): boolean {
  if (min === undefined && max === undefined) return true
  const moved = txInfo.type === 'Transfer' ? txInfo.transferInfo : txInfo
  const { value, decimals = 18 }: { value?: unknown; decimals?: unknown } =
    Object(moved)
  if (!/^\d{1,78}$/.test(`${value}`)) return false
  const places = Number(decimals)
  if (!Number.isInteger(places) || places < 0 || places > 255) return false
  const amount = BigInt(`${value}`)
  return (
    (min === undefined || compareAmount(amount, places, min) >= 0n) &&
    (max === undefined || compareAmount(amount, places, max) <= 0n)
  )
}

/** Lower-case addresses that a transaction names, wherever in its facts. */
function partiesOf(value: unknown, depth = 0): string[] {
  if (isAddressText(value)) return [value.toLowerCase()]
  if (typeof value !== 'object' || value === null || depth > 8) return []
  return Object.values(value).flatMap((part) => partiesOf(part, depth + 1))
}

/** Everything about a row that a reader may type. */
function wordsOf(row: Row, names: Readonly<Record<string, string>>): string {
  const { id, txInfo, txHash, executionInfo, safeAppInfo, note } = row
  const parties = [
    ...new Set(partiesOf(txInfo).concat(partiesOf(executionInfo))),
  ]
  const { transferInfo, methodName, humanDescription } = Object(txInfo)
  const { tokenSymbol, tokenName, tokenId } = Object(transferInfo)
  return [
    id,
    txInfo.type,
    txHash,
    ...parties.flatMap((party) => [party, names[party]]),
    executionInfo?.type === 'MULTISIG' && `#${executionInfo.nonce}`,
    ...[tokenSymbol, tokenName, tokenId, methodName, humanDescription],
    safeAppInfo?.name,
    note,
  ]
    .filter((part) => typeof part === 'string')
    .join('\n')
    .toLowerCase()
}

/**
 * Whether a row passes a filter. It is checked for every row, whichever list of the
 * gateway it came from: a gateway may ignore what it was asked.
 */
export function matchesFilter(
  { transaction }: TransactionItem,
  filter: HistoryFilter,
  names: Readonly<Record<string, string>>,
): boolean {
  const { show, kind, token, from, until, who, q } = filter
  const { txInfo, executionInfo } = transaction
  if (!isListed(transaction, show)) return false
  if (!isWithin(transaction, from, until)) return false
  if (kind !== undefined) {
    const isRejection = txInfo.type === 'Custom' && txInfo.isCancellation
    if (!kinds[kind].test(txInfo.type)) return false
    if (txInfo.type === 'Custom' && isRejection !== (kind === 'rejection'))
      return false
  }
  if (token !== undefined && tokenOf(transaction) !== token.toLowerCase())
    return false
  if (!hasAmount(transaction, filter)) return false
  const address = who?.toLowerCase()
  if (address !== undefined) {
    const parties = partiesOf(txInfo).concat(partiesOf(executionInfo))
    if (!parties.includes(address)) return false
  }
  if (q === undefined) return true
  const words = wordsOf(transaction, names)
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}

/** The transactions of a list, each once; labels of days are left out. */
export function uniqueTransactions(
  items: readonly HistoryItem[],
): TransactionItem[] {
  const found = new Map<string, TransactionItem>()
  for (const item of items)
    if (item.type === 'TRANSACTION' && !found.has(item.transaction.id))
      found.set(item.transaction.id, item)
  return [...found.values()]
}
