import type { Hex } from 'viem'
import type { ChainLog } from '../chain/ChainLog.ts'
import type { Receipt } from '../chain/readReceipts.ts'
import { eventTopics } from '../events/decodeLog.ts'
import { IncompleteLogsError } from '../IndexerError.ts'

const topics: ReadonlySet<string> = new Set(eventTopics)

/**
 * Compares what a log filter gave with the receipts of the same transactions: a
 * node whose log index is damaged answers short without a word. A transaction
 * of which it gives no log at all stays unseen.
 *
 * @throws IncompleteLogsError
 */
export function requireLogs(
  logs: readonly ChainLog[],
  receipts: ReadonlyMap<Hex, Receipt>,
): void {
  const given = new Map<Hex, Set<number>>()
  for (const { txHash, logIndex } of logs) {
    const places = given.get(txHash) ?? new Set<number>()
    given.set(txHash, places)
    places.add(logIndex)
  }
  for (const [txHash, places] of given) {
    for (const { logIndex, topic } of receipts.get(txHash)?.logs ?? []) {
      if (topics.has(topic) && !places.has(logIndex)) {
        throw new IncompleteLogsError(txHash)
      }
    }
  }
}
