import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Hex } from 'viem'
import type { BlockRef, ChainLog } from '../chain/ChainLog.ts'
import type { ReadAtBlocksOptions } from '../chain/readAtBlocks.ts'
import { readSafeStates, type SafeAtBlock } from '../chain/readSafeStates.ts'
import type { SafeState } from '../chain/SafeState.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import { isSafeSingleton } from './knownCode.ts'
import type { Logged } from './Logged.ts'
import type { Run } from './pairExecutions.ts'
import type { SafeBook } from './SafeBook.ts'

/** A safe's state at the end of a block in which it changed. */
export interface StateChange {
  safe: Hex
  block: BlockRef
  state: SafeState
}

/** One safe in one block. */
interface Step {
  safe: Hex
  block: BlockRef
  executions: number
  /** Events do not tell the outcome. */
  read: boolean
}

/**
 * Anything but a plain call of a known singleton may have moved the storage of
 * the safe: a delegated call can, without a single event.
 */
const isOpaque = (run: Run): boolean =>
  run.call === undefined || run.call.operation !== 0

const settingTypes = new Set([
  'SafeSetup',
  'SettingsChanged',
  'ThresholdChanged',
])

interface Replay {
  events: readonly Logged[]
  runs: readonly Run[]
  headers: ReadonlyMap<number, BlockRef>
  book: SafeBook
}

function toSteps(
  { events, runs, headers }: Replay,
  isStrange: (safe: Hex, block: number) => boolean,
): Step[] {
  const steps = new Map<string, Step>()
  const at = ({ address, blockNumber }: ChainLog): Step | undefined => {
    const block = headers.get(blockNumber)
    if (block === undefined) return undefined
    const key = `${blockNumber} ${address}`
    const step = steps.get(key) ?? {
      safe: address,
      block,
      executions: 0,
      read: isStrange(address, blockNumber),
    }
    steps.set(key, step)
    return step
  }
  for (const { log, event } of events) {
    const read = settingTypes.has(event.type)
    if (!read && !isStrange(log.address, log.blockNumber)) continue
    const step = at(log)
    if (step !== undefined) step.read = true
  }
  for (const run of runs) {
    if (run.kind === 'module' && !isOpaque(run)) continue
    const step = at(run.ended.log)
    if (step === undefined) continue
    if (run.kind === 'multisig') step.executions++
    if (isOpaque(run)) step.read = true
  }
  return [...steps.values()].sort((a, b) => a.block.number - b.block.number)
}

/**
 * States of safes by block. Plain executions of a known singleton only raise
 * the nonce; after everything else the contract is asked.
 */
export async function foldStates(
  rpc: Rpc,
  replay: Replay,
  { onPruned }: ReadAtBlocksOptions,
): Promise<StateChange[]> {
  const { book } = replay
  const strangeSince = new Map<Hex, number>()
  for (const [safe, { singleton }] of book) {
    if (!isSafeSingleton(singleton)) strangeSince.set(safe, -1)
  }
  const isStrange = (safe: Hex, block: number) =>
    (strangeSince.get(safe) ?? block) < block
  for (;;) {
    const changes = await applySteps(rpc, replay, toSteps(replay, isStrange), {
      onPruned,
    })
    const strange = changes.filter(
      ({ safe, state }) =>
        !isSafeSingleton(state.singleton) && !strangeSince.has(safe),
    )
    if (strange.length === 0) return changes
    // From there on its events are not to be relied on: once more, reading.
    for (const { safe, block } of strange.reverse()) {
      strangeSince.set(safe, block.number)
    }
  }
}

/**
 * Some nodes answer for their newest block from a state that already has the
 * next one in it. Executions count the nonce: where the contract tells another,
 * it is asked once more, a moment later. Storage may also have been written
 * past it, so that what it then says stands.
 */
async function readAgain(
  rpc: Rpc,
  book: SafeBook,
  steps: readonly Step[],
  results: Map<SafeAtBlock, SafeState | undefined>,
): Promise<void> {
  const nonces = new Map<Hex, number>()
  const doubtful: Step[] = []
  for (const step of steps) {
    const before = nonces.get(step.safe) ?? book.get(step.safe)?.nonce ?? 0
    const counted = before + step.executions
    const told = results.get(step)?.nonce
    if (told !== undefined && told !== counted) doubtful.push(step)
    nonces.set(step.safe, told ?? counted)
  }
  if (doubtful.length === 0) return
  await sleep(50)
  const reads = await readSafeStates(rpc, doubtful, (safe) => book.get(safe))
  for (const [i, step] of doubtful.entries()) results.set(step, reads[i])
}

async function applySteps(
  rpc: Rpc,
  { book }: Replay,
  steps: readonly Step[],
  { onPruned }: ReadAtBlocksOptions,
): Promise<StateChange[]> {
  const targets: SafeAtBlock[] = steps.filter(({ read }) => read)
  const pruned = new Set<Hex>()
  const reads = await readSafeStates(rpc, targets, (safe) => book.get(safe), {
    onPruned: (block) => {
      pruned.add(block.hash)
      onPruned?.(block)
    },
  })
  const results = new Map<SafeAtBlock, SafeState | undefined>(
    targets.map((target, i) => [target, reads[i]]),
  )
  await readAgain(rpc, book, steps, results)
  const current = new Map<Hex, SafeState>()
  const changes: StateChange[] = []
  for (const step of steps) {
    const { safe, block } = step
    const before = current.get(safe) ?? book.get(safe)
    const state = results.get(step) ?? before
    if (state === undefined) continue
    // A newer state than this block's: its nonce is not this block's.
    const counted = !step.read || pruned.has(block.hash)
    const nonce = counted ? (before?.nonce ?? 0) + step.executions : state.nonce
    const after = { ...state, nonce }
    if (before !== undefined && isDeepStrictEqual(before, after)) continue
    current.set(safe, after)
    changes.push({ safe, block, state: after })
  }
  return changes
}
