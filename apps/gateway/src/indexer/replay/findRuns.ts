import type { Hex } from 'viem'
import { isSafeSingletonL2 } from './knownCode.ts'
import type { Logged } from './Logged.ts'
import { pairExecutions, type Run } from './pairExecutions.ts'
import type { SafeBook } from './SafeBook.ts'

/**
 * Safes in whose name only their singleton can have emitted anything: it is a
 * known one, and nothing was delegated to other code, which it would have
 * announced. Their events need no proof, and hashing is what replaying costs.
 */
function findTrusted(events: readonly Logged[], book: SafeBook): Set<Hex> {
  const trusted = new Set<Hex>()
  for (const [safe, { singleton }] of book) {
    if (isSafeSingletonL2(singleton)) trusted.add(safe)
  }
  for (const { event, log } of events) {
    const plain =
      event.type === 'MultisigStarted' || event.type === 'ModuleStarted'
        ? event.operation === 0
        : event.type !== 'SafeSetup'
    if (!plain) trusted.delete(log.address)
  }
  return trusted
}

/** Executions in the order in which they ended. */
export function findRuns(
  chainId: string,
  events: readonly Logged[],
  book: SafeBook,
): Run[] {
  const trusted = findTrusted(events, book)
  const groups = new Map<string, Logged[]>()
  for (const entry of events) {
    const key = `${entry.log.address} ${entry.log.txHash}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [entry])
    else group.push(entry)
  }
  const runs = [...groups.values()].flatMap((group) => {
    const safe = group[0]?.log.address
    if (safe === undefined) return []
    const verify = !trusted.has(safe)
    return pairExecutions(chainId, safe, group, { verify })
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
