import type { ReactNode } from 'react'
import { describeResets } from './describeResets.ts'

/** Texts of `LimitMeter`. */
export interface LimitMeterLabels {
  /** What may be spent, and how often. */
  limit: (amount: ReactNode, resetMinutes: number) => ReactNode
  /** What is left. */
  remaining: (amount: ReactNode) => ReactNode
  spent: (amount: ReactNode) => ReactNode
  /** Nothing is left. */
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
