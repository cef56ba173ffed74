import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type Hex, zeroAddress } from 'viem'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import type { BlockRef, ChainLog } from '../fetch/ChainLog.ts'
import type { ReadAtBlocksOptions } from '../fetch/readAtBlocks.ts'
import { readSafeStates, type SafeAtBlock } from '../fetch/readSafeStates.ts'
import type { SafeState } from '../fetch/SafeState.ts'
import type { NewSafe } from './discoverSafes.ts'
import {
  findSwaps,
  foldSettings,
  plainCallsOf,
  stateAtSetup,
} from './foldSettings.ts'
import { isSafeSingleton } from './knownCode.ts'
import type { Logged } from './Logged.ts'
import type { Run } from './pairExecutions.ts'
import type { SafeRegistry } from './SafeRegistry.ts'

/** A safe's state at the end of a block in which it changed. */
export interface StateChange {
  safe: Hex
  block: BlockRef
  state: SafeState
}

/** The nonce an execution reports does not follow from the ones before it. */
export interface NonceGap {
  safe: Hex
  block: BlockRef
  /** Counted from the executions in the index. */
  expected: number
  /** Proven by the hash or the events of the execution. */
  actual: number
}

/** One safe in one block. */
interface Step {
  safe: Hex
  block: BlockRef
  executions: number
  /** Nonce after the executions, by their events. */
  nonce?: number
  events: Logged[]
  /** Whether the contract has to be read, since events lack the outcome. */
  read: boolean
}

/**
 * Anything but plain calls of a known singleton may have moved the storage of
 * the safe: a delegated call can, without a single event.
 */
const isOpaque = (run: Run): boolean => plainCallsOf(run) === undefined

const settingTypes = new Set([
  'SafeSetup',
  'SettingsChanged',
  'ThresholdChanged',
])

interface Replay {
  events: readonly Logged[]
  runs: readonly Run[]
  created: readonly NewSafe[]
  headers: ReadonlyMap<number, BlockRef>
  book: SafeRegistry
}

interface FoldOptions extends ReadAtBlocksOptions {
  onGap?: ((gap: NonceGap) => void) | undefined
}

function toSteps(
  { events, runs, created, headers }: Replay,
  isStrange: (safe: Hex, block: number) => boolean,
): Step[] {
  const setups = new Map(created.map((safe) => [safe.setup.log, safe]))
  const steps = new Map<string, Step>()
  const at = ({ address, blockNumber }: ChainLog): Step | undefined => {
    const block = headers.get(blockNumber)
    if (block === undefined) return undefined
    const key = `${blockNumber} ${address}`
    const step: Step = steps.get(key) ?? {
      safe: address,
      block,
      executions: 0,
      events: [],
      read: isStrange(address, blockNumber),
    }
    steps.set(key, step)
    return step
  }
  for (const entry of events) {
    const { log, event } = entry
    const isSetting = settingTypes.has(event.type)
    if (!isSetting && !isStrange(log.address, log.blockNumber)) continue
    const step = at(log)
    if (step === undefined) continue
    step.events.push(entry)
    if (event.type !== 'SafeSetup') continue
    // A setup may delegate to any code, and only a published factory emits the
    // singleton that the proxy began with.
    const isPlain = event.initializer === zeroAddress
    if (!isPlain || setups.get(log)?.pristine !== true) step.read = true
  }
  for (const run of runs) {
    if (run.kind === 'module' && !isOpaque(run)) continue
    const step = at(run.ended.log)
    if (step === undefined) continue
    if (run.kind === 'multisig') {
      step.executions++
      if (run.call !== undefined) {
        step.nonce = Math.max(step.nonce ?? 0, run.call.nonce + 1)
      }
    }
    if (isOpaque(run)) step.read = true
  }
  return [...steps.values()].sort((a, b) => a.block.number - b.block.number)
}

/**
 * States of safes by block. Executions give the nonce and events the settings;
 * the contract is called only after code that may write without an event. Where
 * the node has dropped that state, the events alone count.
 */
export async function foldStates(
  rpc: Rpc,
  replay: Replay,
  { onPruned, onGap }: FoldOptions,
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
    if (strange.length === 0) {
      reportGaps(replay, toSteps(replay, isStrange), changes, onGap)
      return changes
    }
    // From there on its events are not to be relied on: once more, reading.
    for (const { safe, block } of strange.reverse()) {
      strangeSince.set(safe, block.number)
    }
  }
}

/**
 * Some nodes answer for their newest block from a state that already has the
 * next one in it. Executions count the nonce: where the contract returns
 * another, it is called once more, a moment later. Code may also have written
 * the storage directly, so the second answer counts.
 */
async function readAgain(
  rpc: Rpc,
  book: SafeRegistry,
  steps: readonly Step[],
  results: Map<SafeAtBlock, SafeState | undefined>,
): Promise<void> {
  const nonces = new Map<Hex, number>()
  const doubtful: Step[] = []
  for (const step of steps) {
    const before = nonces.get(step.safe) ?? book.get(step.safe)?.nonce ?? 0
    const counted = step.nonce ?? before + step.executions
    const reported = results.get(step)?.nonce
    if (reported !== undefined && reported !== counted) doubtful.push(step)
    nonces.set(step.safe, reported ?? counted)
  }
  if (doubtful.length === 0) return
  await sleep(50)
  const reads = await readSafeStates(rpc, doubtful, (safe) => book.get(safe))
  for (const [i, step] of doubtful.entries()) results.set(step, reads[i])
}

async function applySteps(
  rpc: Rpc,
  { book, created, runs }: Replay,
  steps: readonly Step[],
  { onPruned }: ReadAtBlocksOptions,
): Promise<StateChange[]> {
  const targets: SafeAtBlock[] = steps.filter(({ read }) => read)
  const pruned = new Set<Hex>()
  const reads = await readSafeStates(rpc, targets, (safe) => book.get(safe), {
    useLatest: false,
    onPruned: (block) => {
      pruned.add(block.hash)
      onPruned?.(block)
    },
  })
  const results = new Map<SafeAtBlock, SafeState | undefined>(
    targets.map((target, i) => [
      target,
      pruned.has(target.block.hash) ? undefined : reads[i],
    ]),
  )
  await readAgain(rpc, book, steps, results)
  const swaps = findSwaps(runs)
  const setups = new Map(created.map((safe) => [safe.address, safe]))
  const current = new Map<Hex, SafeState>()
  const changes: StateChange[] = []
  for (const step of steps) {
    const { safe, block } = step
    const before = current.get(safe) ?? book.get(safe)
    const setup = setups.get(safe)
    const start = before ?? (setup && stateAtSetup(setup))
    const read = results.get(step)
    const state = read ?? (start && foldSettings(start, step.events, swaps))
    if (state === undefined) continue
    const counted = step.nonce ?? (before?.nonce ?? 0) + step.executions
    const after = { ...state, nonce: read?.nonce ?? counted }
    if (before !== undefined && isDeepStrictEqual(before, after)) continue
    current.set(safe, after)
    changes.push({ safe, block, state: after })
  }
  return changes
}

/** Executions that the index does not have show in the nonce of the next one. */
function reportGaps(
  { book }: Replay,
  steps: readonly Step[],
  changes: readonly StateChange[],
  onGap: FoldOptions['onGap'],
): void {
  const after = new Map(
    changes.map(({ safe, block, state }) => [`${safe} ${block.hash}`, state]),
  )
  const nonces = new Map<Hex, number>()
  for (const { safe, block, executions, nonce } of steps) {
    const before = nonces.get(safe) ?? book.get(safe)?.nonce ?? 0
    const expected = before + executions
    if (nonce !== undefined && nonce > expected) {
      onGap?.({ safe, block, expected, actual: nonce })
    }
    nonces.set(safe, after.get(`${safe} ${block.hash}`)?.nonce ?? expected)
  }
}
