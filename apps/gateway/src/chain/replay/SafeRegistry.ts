import type { Hex } from 'viem'
import type { SafeState } from '../fetch/SafeState.ts'

/** Every safe known as of the head, by its address in lower case. */
export type SafeRegistry = ReadonlyMap<Hex, SafeState>
