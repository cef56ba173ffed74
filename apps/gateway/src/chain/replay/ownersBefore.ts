import type { Address, Hex } from 'viem'
import { checksum } from './checksum.ts'
import type { StateChange } from './foldStates.ts'
import type { Logged } from './Logged.ts'
import type { MultisigRun, Run } from './pairExecutions.ts'
import type { SafeRegistry } from './SafeRegistry.ts'

interface Block {
  number: number
  owners: Set<Hex>
  /** Owners since the last execution that ended; undefined while unchanged. */
  settled?: readonly Hex[]
}

interface Known {
  changes: readonly StateChange[]
  book: SafeRegistry
}

const ownersAsOf = (
  { changes, book }: Known,
  safe: Hex,
  block: number,
): Set<Hex> => {
  const state =
    changes.findLast(
      (change) => change.safe === safe && change.block.number < block,
    )?.state ?? book.get(safe)
  const owners = state?.owners ?? []
  return new Set(owners.map((owner) => owner.toLowerCase() as Hex))
}

/**
 * Owners when an execution began, for those in whose block they had changed
 * before: states are kept by block, which is too coarse for these.
 */
export function ownersBefore(
  events: readonly Logged[],
  runs: readonly Run[],
  known: Known,
): Map<MultisigRun, Address[]> {
  const byLog = new Map(runs.map((run) => [run.ended.log, run]))
  const blocks = new Map<Hex, Block>()
  const found = new Map<MultisigRun, Address[]>()
  for (const { log, event } of events) {
    const { address: safe, blockNumber: number } = log
    const here = blocks.get(safe)
    const block = here?.number === number ? here : undefined
    if (event.type === 'SafeSetup') {
      const { owners } = event
      blocks.set(safe, { number, owners: new Set(owners), settled: owners })
    } else if (event.type === 'SettingsChanged') {
      const { addedOwner: added, removedOwner: removed } = event
      if (added === undefined && removed === undefined) continue
      const changed = block ?? {
        number,
        owners: ownersAsOf(known, safe, number),
      }
      if (added !== undefined) changed.owners.add(added)
      if (removed !== undefined) changed.owners.delete(removed)
      blocks.set(safe, changed)
    } else if (block !== undefined) {
      const run = byLog.get(log)
      if (run?.kind === 'multisig' && block.settled !== undefined) {
        found.set(run, block.settled.map(checksum))
      }
      // A change by the execution itself applies from the next one on.
      if (run !== undefined) block.settled = [...block.owners]
    }
  }
  return found
}
