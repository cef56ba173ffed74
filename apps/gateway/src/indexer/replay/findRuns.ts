import type { Hex } from 'viem'
import type { Logged } from './Logged.ts'
import { pairExecutions, type Run } from './pairExecutions.ts'
import type { SafeBook } from './SafeBook.ts'

/** Executions in the order in which they ended. */
export function findRuns(chainId: string, events: readonly Logged[]): Run[] {
  const groups = new Map<string, Logged[]>()
  for (const entry of events) {
    const key = `${entry.log.address} ${entry.log.txHash}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [entry])
    else group.push(entry)
  }
  const runs = [...groups.values()].flatMap((group) => {
    const safe = group[0]?.log.address
    return safe === undefined ? [] : pairExecutions(chainId, safe, group)
  })
  return runs.sort(
    ({ ended: { log: a } }, { ended: { log: b } }) =>
      a.blockNumber - b.blockNumber || a.logIndex - b.logIndex,
  )
}

/** The nonce each execution should have, counted from the known one. */
export function countNonces(
  runs: readonly Run[],
  book: SafeBook,
): Map<Run, number> {
  const next = new Map<Hex, number>()
  const nonces = new Map<Run, number>()
  for (const run of runs) {
    if (run.kind !== 'multisig') continue
    const nonce = next.get(run.safe) ?? book.get(run.safe)?.nonce ?? 0
    nonces.set(run, nonce)
    next.set(run.safe, nonce + 1)
  }
  return nonces
}
