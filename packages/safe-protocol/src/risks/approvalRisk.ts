import { sameAddress } from '../bytes/address.ts'
import { isUnlimited, type Recipient } from './listRecipients.ts'
import type { ApprovalFact, RiskDetail } from './Risk.ts'

const mostOf = (now: bigint, then = now) => (then > now ? then : now)

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
      : (total as bigint) > mostOf(fact.balance, fact.balanceThen)
        ? 'above-balance'
        : 'within-balance'
  return {
    kind: 'approval',
    ...{ token, spender, amount, reach },
    ...(isIncrease ? { isIncrease } : {}),
    ...(via ? { via } : {}),
  }
}
