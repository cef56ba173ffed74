import {
  decodeMultiSend,
  InvalidCalldataError,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, zeroAddress } from 'viem'
import { readAbiWords } from '../decode/readAbiWords.ts'
import type { SafeState } from '../fetch/SafeState.ts'
import { checksum } from './checksum.ts'
import type { NewSafe } from './discoverSafes.ts'
import { isHarmlessDelegate, isMultiSend, versionOf } from './knownCode.ts'
import type { Logged } from './Logged.ts'
import type { Run } from './pairExecutions.ts'

interface PlainCall {
  to: Address
  data: Hex
}

/**
 * Calls that an execution made in the name of its safe; undefined when it ran
 * code that may have written the storage of the safe without an event.
 */
export function plainCallsOf({ call }: Run): PlainCall[] | undefined {
  if (call === undefined) return undefined
  const to = checksum(call.to)
  if (call.operation === 0) return [{ to, data: call.data }]
  if (isHarmlessDelegate(to)) return []
  if (!isMultiSend(to)) return undefined
  try {
    const calls = decodeMultiSend(call.data)
    return calls.every(({ operation }) => operation === 0) ? calls : undefined
  } catch (error) {
    if (error instanceof InvalidCalldataError) return undefined
    throw error
  }
}

const swapOwner = '0xe318b52b'
const swapKey = (txHash: Hex, safe: Hex, removed: Hex, added: Hex) =>
  `${txHash} ${safe} ${removed} ${added}`

/** Separates owners that replaced each other from those that came and went. */
export interface Swaps {
  has(removed: Logged, added: Logged): boolean
}

/**
 * Finds the calls of `swapOwner`. It emits the events of `removeOwner` and
 * `addOwnerWithThreshold`, but the new owner takes the place of the old one.
 */
export function findSwaps(runs: readonly Run[]): Swaps {
  const swaps = new Set<string>()
  const hidden = new Set<string>()
  for (const run of runs) {
    const { txHash } = run.log
    const calls = plainCallsOf(run)
    if (calls === undefined) hidden.add(`${txHash} ${run.safe}`)
    for (const { to, data } of calls ?? []) {
      const isOwn = to.toLowerCase() === run.safe || to === zeroAddress
      if (!isOwn || !data.startsWith(swapOwner)) continue
      try {
        const args = readAbiWords(data, 4)
        swaps.add(swapKey(txHash, run.safe, args.address(1), args.address(2)))
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
      }
    }
  }
  return {
    has(removed, added) {
      const { txHash, address } = removed.log
      if (added.log.txHash !== txHash) return false
      // Calls that are not visible: an owner is replaced more often than two
      // calls follow each other without any other event.
      if (hidden.has(`${txHash} ${address}`)) return true
      const [a, b] = [removed.event, added.event]
      if (a.type !== 'SettingsChanged' || b.type !== 'SettingsChanged') {
        return false
      }
      const { removedOwner = '0x' } = a
      const { addedOwner = '0x' } = b
      return swaps.has(swapKey(txHash, address, removedOwner, addedOwner))
    },
  }
}

/** State of a safe when its setup began, before any other event of it. */
export function stateAtSetup({ setup, singleton }: NewSafe): SafeState {
  const { owners, threshold, fallbackHandler } = setup.event
  return {
    nonce: 0,
    threshold,
    owners: owners.map(checksum),
    modules: [],
    singleton: checksum(singleton),
    fallbackHandler: checksum(fallbackHandler),
    guard: zeroAddress,
    version: versionOf(checksum(singleton)),
  }
}

/**
 * Applies the events of one safe to its state, in the order of the chain. Lists
 * come out as the contract gives them: it inserts at the front.
 */
export function foldSettings(
  before: SafeState,
  events: readonly Logged[],
  swaps: Swaps,
): SafeState {
  let state = before
  for (let i = 0; i < events.length; i++) {
    const entry = events[i]
    const next = events[i + 1]
    if (entry === undefined) continue
    const { event } = entry
    if (event.type === 'ThresholdChanged') {
      state = { ...state, threshold: event.threshold }
    }
    if (event.type !== 'SettingsChanged') continue
    const { addedOwner, removedOwner, enabledModule, disabledModule } = event
    const { fallbackHandler, guard, singleton } = event
    if (removedOwner !== undefined) {
      const gone = checksum(removedOwner)
      const swapped =
        next?.event.type === 'SettingsChanged' &&
        next.event.addedOwner !== undefined &&
        swaps.has(entry, next)
          ? checksum(next.event.addedOwner)
          : undefined
      const owners = state.owners.flatMap((owner) =>
        owner === gone ? (swapped ?? []) : owner,
      )
      state = { ...state, owners }
      if (swapped !== undefined) i++
    }
    if (addedOwner !== undefined) {
      state = { ...state, owners: [checksum(addedOwner), ...state.owners] }
    }
    if (enabledModule !== undefined) {
      const modules = [checksum(enabledModule), ...state.modules]
      state = { ...state, modules }
    }
    if (disabledModule !== undefined) {
      const gone = checksum(disabledModule)
      const modules = state.modules.filter((module) => module !== gone)
      state = { ...state, modules }
    }
    if (fallbackHandler !== undefined) {
      state = { ...state, fallbackHandler: checksum(fallbackHandler) }
    }
    if (guard !== undefined) state = { ...state, guard: checksum(guard) }
    if (singleton !== undefined) {
      const version = versionOf(checksum(singleton)) ?? state.version
      state = { ...state, singleton: checksum(singleton), version }
    }
  }
  return state
}
