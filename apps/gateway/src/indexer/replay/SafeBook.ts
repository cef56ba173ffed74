import type { Hex } from 'viem'
import type { SafeState } from '../chain/SafeState.ts'

/** Every safe known as of the head, by its address in lower case. */
export type SafeBook = ReadonlyMap<Hex, SafeState>
