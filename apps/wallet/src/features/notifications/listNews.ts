import type {
  getSafeMessages,
  getTransactionHistory,
  getTransactionQueue,
  TransactionItem,
} from '@strongroom/gateway-sdk'

/** What a gateway lists of one safe: the first page of each list. */
export interface SafeLists {
  queue: getTransactionQueue.ReturnType['results']
  history: getTransactionHistory.ReturnType['results']
  messages: getSafeMessages.ReturnType['results']
}

/** Something that happened, or waits for the reader. */
export interface News {
  kind:
    | 'confirm'
    | 'confirmed'
    | 'executed'
    | 'failed'
    | 'incoming'
    | 'owners'
    | 'message'
  /** Id of the transaction, or hash of the message. */
  id: string
  /** Milliseconds since 1970, by the gateway. */
  time: number
  /** For everything but messages. */
  item?: TransactionItem
}

export interface ListNewsOptions {
  /** The connected account. */
  account: string | null
  /** Confirmations that were seen last, by transaction id. */
  counts: Readonly<Record<string, number>>
  /** Milliseconds since 1970. */
  now: number
}

const longest = 14 * 86_400_000
/** Clocks may differ by this much; a later time is not believed. */
const skew = 5 * 60_000
const mostOfSafe = 8

const ownerChanges = new Set([
  'ADD_OWNER',
  'REMOVE_OWNER',
  'SWAP_OWNER',
  'CHANGE_THRESHOLD',
])

/** Confirmations of a waiting transaction, by the gateway. */
export const confirmationsOf = ({ transaction }: TransactionItem): number =>
  transaction.executionInfo?.type === 'MULTISIG'
    ? transaction.executionInfo.confirmationsSubmitted
    : 0

/**
 * The news of one safe, newest first. Their kinds are the gateway's claims until
 * their rows are proven; amounts and names of strangers are left out.
 */
export function listNews(
  { queue, history, messages }: SafeLists,
  { account, counts, now }: ListNewsOptions,
): News[] {
  const isYou = (address: string) =>
    address.toLowerCase() === account?.toLowerCase()
  const news: News[] = []
  for (const item of queue) {
    if (item.type !== 'TRANSACTION') continue
    const { id, executionInfo, timestamp } = item.transaction
    const missing =
      executionInfo?.type === 'MULTISIG' ? executionInfo.missingSigners : null
    const known = counts[id]
    if (missing?.some(({ value }) => isYou(value)))
      news.push({ kind: 'confirm', id, time: timestamp ?? 0, item })
    else if (known !== undefined && confirmationsOf(item) > known)
      // The lists have no time of a confirmation: it is new since the last look.
      news.push({ kind: 'confirmed', id, time: now, item })
  }
  for (const item of history) {
    if (item.type !== 'TRANSACTION') continue
    const { id, txInfo, txStatus, timestamp } = item.transaction
    news.push({
      kind: kindOf(txInfo, txStatus),
      id,
      time: timestamp ?? 0,
      item,
    })
  }
  for (const item of messages) {
    if (item.type !== 'MESSAGE' || item.status !== 'NEEDS_CONFIRMATION')
      continue
    if (item.confirmations.some(({ owner }) => isYou(owner.value))) continue
    const { messageHash: id, creationTimestamp: time } = item
    news.push({ kind: 'message', id, time })
  }
  return news
    .filter(({ time }) => time > now - longest && time <= now + skew)
    .sort((one, other) => other.time - one.time)
    .slice(0, mostOfSafe)
}

function kindOf(
  txInfo: TransactionItem['transaction']['txInfo'],
  txStatus: TransactionItem['transaction']['txStatus'],
): News['kind'] {
  if (txStatus === 'FAILED') return 'failed'
  if (txInfo.type === 'Transfer' && txInfo.direction === 'INCOMING')
    return 'incoming'
  const change =
    txInfo.type === 'SettingsChange' ? txInfo.settingsInfo?.type : undefined
  return change !== undefined && ownerChanges.has(change)
    ? 'owners'
    : 'executed'
}
