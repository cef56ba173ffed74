import { decodeLog } from '../decode/decodeLog.ts'
import type { ChainLog } from '../fetch/ChainLog.ts'
import type { Logged } from './Logged.ts'

const inOrder = (a: Logged, b: Logged): number =>
  a.log.blockNumber - b.log.blockNumber || a.log.logIndex - b.log.logIndex

/** Nodes have been seen to send a log twice, and a log may fit two filters. */
const isFirst = (entry: Logged, i: number, all: readonly Logged[]): boolean => {
  const before = all[i - 1]
  return before === undefined || inOrder(before, entry) !== 0
}

/** Events in the order of the chain, each once; logs of other kinds are left out. */
export const decodeLogs = (logs: readonly ChainLog[]): Logged[] =>
  logs
    .flatMap((log) => {
      const event = decodeLog(log)
      return event === undefined ? [] : { log, event }
    })
    .sort(inOrder)
    .filter(isFirst)
