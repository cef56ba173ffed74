import type { ReactNode } from 'react'
import { describeResets } from './describeResets.ts'

/** Texts of `LimitMeter`. */
export interface LimitMeterLabels {
  /** What may be spent, and how often. */
  limit: (amount: ReactNode, resetMinutes: number) => ReactNode
  /** The amount that the delegate can still spend. */
  remaining: (amount: ReactNode) => ReactNode
  spent: (amount: ReactNode) => ReactNode
  /** Shown when the delegate has spent the whole limit. */
  used: string
  nextReset: (date: ReactNode) => ReactNode
  noReset: string
}

export const defaultLimitMeterLabels: LimitMeterLabels = {
  limit: (amount, resetMinutes) => (
    <>
      {amount} {describeResets(resetMinutes)}
    </>
  ),
  remaining: (amount) => <>{amount} left</>,
  spent: (amount) => <>{amount} spent</>,
  used: 'Nothing left',
  nextReset: (date) => <>Resets {date}</>,
  noReset: 'No reset',
}
