import type { Hex } from 'viem'
import { IncompleteLogsError } from '../chainErrors.ts'
import { safeTopics, transferTopic } from '../decode/decodeLog.ts'
import type { ChainLog } from '../fetch/ChainLog.ts'
import type { Receipt, ReceiptLog } from '../fetch/readReceipts.ts'

const emitted: ReadonlySet<string> = new Set(safeTopics)

export interface AskedFor {
  isSafe: (address: Hex) => boolean
  /** Safes to read; undefined reads all. */
  only: ReadonlySet<Hex> | undefined
}

/** Would the log filters have given this log? */
const isAskedFor = (
  { address, topics }: ReceiptLog,
  { isSafe, only }: AskedFor,
): boolean => {
  const [topic = '', from = '', to = ''] = topics
  if (topic !== transferTopic) {
    return emitted.has(topic) && (only?.has(address as Hex) ?? true)
  }
  const isTransfer = topics.length === 3 || topics.length === 4
  return isTransfer && [from, to].some((end) => isSafe(`0x${end.slice(26)}`))
}

/**
 * Compares what the log filters gave with the receipts of the same transactions:
 * a node whose log index is damaged answers short without a word. A transaction
 * of which it gives no log at all is for `completeLogs` to find.
 *
 * @throws IncompleteLogsError
 */
export function requireLogs(
  logs: readonly ChainLog[],
  receipts: ReadonlyMap<Hex, Receipt>,
  asked: AskedFor,
): void {
  const given = new Map<Hex, Set<number>>()
  for (const { txHash, logIndex } of logs) {
    const places = given.get(txHash) ?? new Set<number>()
    given.set(txHash, places)
    places.add(logIndex)
  }
  for (const [txHash, places] of given) {
    for (const log of receipts.get(txHash)?.logs ?? []) {
      if (!places.has(log.logIndex) && isAskedFor(log, asked)) {
        throw new IncompleteLogsError(txHash)
      }
    }
  }
}
