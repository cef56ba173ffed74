import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import type {
  Reason,
  Recipient,
  RecipientRisk,
} from '@strongroom/safe-protocol/risks'
import { isOfRecipient } from './isOfRecipient.ts'

/** A recipient, with all it gets and what speaks against it. */
export interface RecipientRow {
  readonly address: string
  /** The address in lower case. */
  readonly key: string
  /** Payments of one token are added up. */
  readonly entries: Recipient[]
  /** Those about a first payment aside. */
  readonly findings: Reason<RecipientRisk>[]
  isPaid: boolean
  /** The safe pays it for the first time. */
  isFirst: boolean
  /** A finding says what code is there. */
  isCode: boolean
  /** A finding has to be accepted, or is refused. */
  isRisky: boolean
  rank: number
}

const ranks = ['refuse', 'acknowledge', 'warn', 'allow']

/** Each recipient once: risky ones, then those paid for the first time. */
export function recipientRows({
  recipients,
  payments,
  verdict,
}: Pick<
  UseTransactionReviewResult,
  'recipients' | 'payments' | 'verdict'
>): RecipientRow[] {
  const rows = new Map<string, RecipientRow>()
  const sums = new Map<string, number>()
  for (const entry of recipients) {
    const key = entry.address.toLowerCase()
    const row = rows.get(key) ?? emptyRow(entry.address, key)
    rows.set(key, row)
    row.isPaid ||= entry.role === 'payment' && !entry.isCall
    const { role, isNft, amount, token = '' } = entry
    const sum =
      role === 'payment' && !isNft && `${key}${token}${entry.isCall === true}`
    const at = sum === false ? undefined : sums.get(sum)
    const before = at === undefined ? undefined : row.entries[at]
    if (at !== undefined && before && typeof before.amount === 'bigint')
      row.entries[at] = {
        ...before,
        amount: before.amount + (typeof amount === 'bigint' ? amount : 0n),
      }
    else {
      if (sum !== false) sums.set(sum, row.entries.length)
      row.entries.push(entry)
    }
  }
  for (const reason of [
    ...(verdict?.reasons ?? []),
    ...(payments?.reasons ?? []),
  ]) {
    const { finding, decision } = reason
    if (!isOfRecipient(finding.kind) || !('address' in finding)) continue
    const row = rows.get(finding.address.toLowerCase())
    if (!row) continue
    row.rank = Math.min(row.rank, ranks.indexOf(decision))
    row.isRisky ||= decision === 'refuse' || decision === 'acknowledge'
    row.isCode ||= finding.kind === 'recipient-contract'
    if (finding.kind === 'recipient-first-time') row.isFirst = true
    else row.findings.push(reason as Reason<RecipientRisk>)
  }
  return [...rows.values()].sort((one, other) => one.rank - other.rank)
}

const emptyRow = (address: string, key: string): RecipientRow => ({
  ...{ address, key, entries: [], findings: [], rank: 4 },
  ...{ isPaid: false, isFirst: false, isCode: false, isRisky: false },
})
