import { type Hex, zeroAddress } from 'viem'
import type { NewSafe } from './discoverSafes.ts'
import { isSafeSingletonL2 } from './knownCode.ts'
import type { Logged } from './Logged.ts'
import { pairExecutions, type Run } from './pairExecutions.ts'
import type { SafeBook } from './SafeBook.ts'

/**
 * Whether only the code of the safe's singleton ran in the name of the safe.
 */
const isPlain = ({ event }: Logged): boolean => {
  switch (event.type) {
    case 'MultisigStarted':
    case 'ModuleStarted':
      return event.operation === 0
    case 'SafeSetup':
      return event.initializer === zeroAddress
    default:
      return true
  }
}

/**
 * Safes in whose name only their singleton can have emitted events: it is a
 * known one, from the start, and it never announced a delegatecall to other
 * code. Their events need no proof, which saves hashing, the main cost of a
 * replay.
 */
function findTrusted(
  events: readonly Logged[],
  book: SafeBook,
  created: readonly NewSafe[],
): Set<Hex> {
  const trusted = new Set<Hex>()
  for (const { address, pristine, singleton } of created) {
    if (pristine && isSafeSingletonL2(singleton)) trusted.add(address)
  }
  for (const address of new Set(events.map(({ log }) => log.address))) {
    const singleton = book.get(address)?.singleton
    if (singleton !== undefined && isSafeSingletonL2(singleton)) {
      trusted.add(address)
    }
  }
  for (const entry of events) {
    if (!isPlain(entry)) trusted.delete(entry.log.address)
  }
  return trusted
}

/** Executions in the order in which they ended. */
export function findRuns(
  chainId: string,
  events: readonly Logged[],
  book: SafeBook,
  created: readonly NewSafe[],
): Run[] {
  const trusted = findTrusted(events, book, created)
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
