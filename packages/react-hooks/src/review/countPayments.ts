import type { HistoryItem } from '@strongroom/gateway-sdk'
import {
  indexLookAlikes,
  type KnownAddress,
} from '@strongroom/safe-protocol/risks'

/** Payments of a safe to one account, as its history on the gateway says. */
export interface PaymentCount {
  readonly count: number
  /** Milliseconds of the latest one. */
  readonly lastAt: number
}

type Row = Extract<HistoryItem, { type: 'TRANSACTION' }>['transaction']

/**
 * Counts the payments in a history by recipient. Only transactions that the safe
 * itself executed count, and only those that moved something: transfers by
 * strangers, of nothing, and of NFTs or tokens into the safe do not, so a poisoned
 * history makes no address look known. A batch counts once for each account.
 *
 * @param batches Accounts that a batch paid (`paidInBatch`), by the id of its row: the
 * row itself does not name them.
 * @returns counts by lower-case address
 */
export function countPayments(
  items: readonly HistoryItem[],
  batches: ReadonlyMap<string, Iterable<string>> = new Map(),
): ReadonlyMap<string, PaymentCount> {
  const counts = new Map<string, PaymentCount>()
  for (const item of items) {
    if (item.type !== 'TRANSACTION') continue
    const { id, timestamp } = item.transaction
    const recipient = paidBy(item.transaction)
    for (const paid of recipient ? [recipient] : (batches.get(id) ?? [])) {
      const { count = 0, lastAt = 0 } = counts.get(paid) ?? {}
      counts.set(paid, {
        count: count + 1,
        lastAt: Math.max(lastAt, timestamp),
      })
    }
  }
  return counts
}

/** Recipient of a transfer that the safe's own execution made; lower case. */
function paidBy({ txInfo, txStatus, executionInfo }: Row): string | undefined {
  if (executionInfo?.type !== 'MULTISIG' || txStatus !== 'SUCCESS') return
  if (txInfo.type !== 'Transfer' || txInfo.direction !== 'OUTGOING') return
  if (isEmpty(txInfo)) return
  return txInfo.recipient.value.toLowerCase()
}

type TransferRow = Extract<Row['txInfo'], { type: 'Transfer' }>

/** Moves nothing: all that such a transfer leaves is a row in the history. */
function isEmpty({ transferInfo }: TransferRow): boolean {
  return transferInfo.type !== 'ERC721' && /^0*$/.test(transferInfo.value ?? '')
}

/**
 * Finds the transfers of a history that somebody made to get an address into it:
 * those that move nothing, those with an account that looks like one the safe has
 * paid or that the user knows, and those that the gateway marks as imitations. The
 * safe's own executions and those of its modules are never among them.
 *
 * @returns ids of the rows
 * @example
 * import { findPoisoning } from '@strongroom/react-hooks/review'
 *
 * const hidden = findPoisoning([], [])
 * const isShown = (id: string) => !hidden.has(id)
 */
export function findPoisoning(
  items: readonly HistoryItem[],
  known: readonly KnownAddress[],
): ReadonlySet<string> {
  const paid = [...countPayments(items).keys()].map((address) => ({ address }))
  const findLookAlike = indexLookAlikes([...known, ...paid])
  const found = new Set<string>()
  for (const item of items) {
    if (item.type !== 'TRANSACTION') continue
    const { id, txInfo, executionInfo } = item.transaction
    if (executionInfo || txInfo.type !== 'Transfer') continue
    const { direction, sender, recipient, transferInfo } = txInfo
    const other = (direction === 'INCOMING' ? sender : recipient).value
    const isMarked = transferInfo.type === 'ERC20' && transferInfo.imitation
    if (isMarked || isEmpty(txInfo) || findLookAlike(other)) found.add(id)
  }
  return found
}
