import type { HistoryItem, TransactionDetails } from '@strongroom/gateway-sdk'
import {
  decideSigning,
  findFirstPayments,
  type Recipient,
  type RecipientFacts,
} from '@strongroom/safe-protocol/risks'
import { countPayments } from './countPayments.ts'
import { listBatches, paidInBatch } from './paidInBatch.ts'
import type { ReviewPayments } from './usePayments.ts'

/** Batches that are asked for at a time. */
const atOnce = 5

/**
 * Earlier payments, and the policy's decision on first ones. A batch that cannot be
 * read is left out.
 *
 * @param readBatch Reads the record of a batch in the history.
 */
export async function readPayments(
  items: readonly HistoryItem[],
  recipients: readonly Recipient[],
  {
    safeAddress,
    known,
    readBatch,
  }: {
    readonly safeAddress: string
    readonly known: RecipientFacts['known']
    readonly readBatch: (id: string) => Promise<TransactionDetails>
  },
): Promise<ReviewPayments> {
  const batches = new Map<string, ReadonlySet<string>>()
  const ids = listBatches(items)
  const readNext = async () => {
    for (let id = ids.shift(); id !== undefined; id = ids.shift())
      try {
        batches.set(id, paidInBatch(id, await readBatch(id), safeAddress))
      } catch {
        // The gateway does not have it now, or what it has is malformed.
      }
  }
  await Promise.all(Array.from({ length: atOnce }, readNext))
  const counts = countPayments(items, batches)
  const first = findFirstPayments(recipients, {
    paid: new Set(counts.keys()),
    known,
  })
  // The hash is empty because these findings are never accepted.
  return { counts, reasons: decideSigning(first, { hash: '0x' }).reasons }
}
