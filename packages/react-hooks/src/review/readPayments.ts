import type { HistoryItem } from '@strongroom/gateway-sdk'
import {
  decideSigning,
  findFirstPayments,
  type Recipient,
  type RecipientFacts,
} from '@strongroom/safe-protocol/risks'
import { countPayments } from './countPayments.ts'
import type { ReviewPayments } from './usePayments.ts'

/** Earlier payments, and the policy's decision on first ones. */
export function readPayments(
  items: readonly HistoryItem[],
  recipients: readonly Recipient[],
  known: RecipientFacts['known'],
): ReviewPayments {
  const counts = countPayments(items)
  const first = findFirstPayments(recipients, {
    paid: new Set(counts.keys()),
    known,
  })
  // The hash is empty because these findings are never accepted.
  return { counts, reasons: decideSigning(first, { hash: '0x' }).reasons }
}
