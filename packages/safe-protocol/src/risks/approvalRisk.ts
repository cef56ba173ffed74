import { sameAddress } from '../bytes/address.ts'
import type { Recipient } from './listRecipients.ts'
import type { ApprovalFact, RiskDetail } from './Risk.ts'

/**
 * Whether an allowance is meant to have no limit: the highest number of Permit2
 * (160 bits) and above, or that of tokens that count in 96 bits.
 */
export const isUnlimited = (amount: bigint | boolean): boolean =>
  amount === true ||
  (amount !== false && (amount >= 2n ** 160n - 1n || amount === 2n ** 96n - 1n))

/** The finding in an allowance; none for one that is taken back. */
export function approvalRisk(
  {
    role,
    token,
    address: spender,
    amount,
    isIncrease,
    via,
  }: Omit<Recipient, 'path'>,
  facts: readonly ApprovalFact[] = [],
): RiskDetail | undefined {
  if (role !== 'spender' || !token || !amount) return undefined
  const fact = facts.find(
    (one) => sameAddress(one.token, token) && sameAddress(one.spender, spender),
  )
  const base = isIncrease ? fact?.allowance : 0n
  const total = amount === true || base === undefined ? amount : amount + base
  const reach = isUnlimited(total)
    ? 'unlimited'
    : fact?.balance === undefined || base === undefined
      ? 'unknown'
      : (total as bigint) > fact.balance
        ? 'above-balance'
        : 'within-balance'
  return {
    kind: 'approval',
    ...{ token, spender, amount, reach },
    ...(isIncrease ? { isIncrease } : {}),
    ...(via ? { via } : {}),
  }
}
