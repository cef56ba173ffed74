import type { SafeTransaction } from '@strongroom/safe-protocol'
import type { Random, Week, WeekSafe } from './openWeek.ts'

export interface Step {
  readonly week: Week
  readonly random: Random
  readonly safe: WeekSafe
}

export type Fields = Partial<SafeTransaction> & Pick<SafeTransaction, 'to'>

/** What owners of a safe do in a week, and what they are told about it. */
export interface HonestKind {
  /** How many of a hundred. */
  readonly share: number
  readonly build: (step: Step) => Fields | Promise<Fields>
  /**
   * Every finding that is more than allowed, with its decision: by hand from what an
   * owner should have to read, not computed from the policy. A first payment counts
   * for the first one only.
   */
  readonly expects: readonly string[]
  /** The message that it signs on the chain, where it does. */
  readonly message?: string
}
