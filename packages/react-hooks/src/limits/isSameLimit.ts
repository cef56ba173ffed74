import { sameText } from '../verify/sameText.ts'
import type { SpendingLimit } from './readSpendingLimits.ts'

/** Whether two readings of one limit say the same. */
export const isSameLimit = (
  one: SpendingLimit,
  other: SpendingLimit,
): boolean =>
  sameText(one.module, other.module) &&
  sameText(one.delegate, other.delegate) &&
  sameText(one.token, other.token) &&
  one.amount === other.amount &&
  one.spent === other.spent &&
  one.resetMinutes === other.resetMinutes &&
  one.lastReset === other.lastReset &&
  one.nonce === other.nonce
