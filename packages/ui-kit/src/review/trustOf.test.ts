import { decideSigning, type Finding } from '@strongroom/safe-protocol/risks'
import { expect, test } from 'vitest'
import { lying, reviewOf, risky, sending } from '../../test/reviews.ts'
import { trustOf } from './trustOf.ts'

const { verification, verdict } = sending
const accepted = {
  isNeeded: true,
  isGiven: true,
  isOutdated: false,
  accepted: new Set<string>(),
  set() {},
}
const target = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

test('default: equal only if every check passed and the policy allows', () => {
  expect(trustOf(reviewOf(sending))).toBe('equal')
})

test('behavior: a policy that refuses is never green, with equal hashes and a ticked box', () => {
  const findings: Finding[] = [{ kind: 'library-code', target, path: [] }]
  const refused = decideSigning(findings, { hash: verdict.hash })
  expect(
    trustOf({ verification, verdict: refused, acknowledgement: accepted }),
  ).toBe('refused')
})

test('behavior: a risk to confirm is green once the owner confirmed all of them', () => {
  const review = reviewOf(risky)
  expect(trustOf(review)).toBe('unconfirmed')
  expect(trustOf({ ...review, acknowledgement: accepted })).toBe('equal')
  const outdated = { ...accepted, isGiven: false, isOutdated: true }
  expect(trustOf({ ...review, acknowledgement: outdated })).toBe('unconfirmed')
})

test('behavior: a check that failed outranks the policy, one that is missing leaves it open', () => {
  expect(trustOf(reviewOf(lying))).toBe('failed')
  const { acknowledgement } = reviewOf(sending)
  const open = [
    { verification: undefined, verdict },
    { verification, verdict: undefined },
    { verification: { ...verification, status: 'unavailable' }, verdict },
  ] as const
  for (const one of open)
    expect(trustOf({ ...one, acknowledgement })).toBe('open')
})

test('behavior: a used nonce is refused, and no failure of the hashes', () => {
  const problems = [{ kind: 'nonce', nonce: 1n, chain: 2n }] as const
  const used = { ...verification, status: 'mismatch', problems } as const
  expect(trustOf(reviewOf({ ...sending, verification: used }))).toBe('refused')
})
