import type { SafeSignature } from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { executionSignatures } from './executionSignatures.ts'

const [alice, bob, carol, stranger] = ['aa', 'bb', 'cc', 'dd'].map(
  (byte) => `0x${byte.repeat(20)}` as const,
) as [`0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`]
const by = (signer: `0x${string}`): SafeSignature => ({
  kind: 'eip712',
  signer,
  data: `0x${'11'.repeat(64)}1b`,
})
const own = (signer: `0x${string}`) => ({ kind: 'approved', signer })
const owners = [alice, bob, carol]

test.each([
  [
    'the single owner',
    { owners: [alice], threshold: 1 },
    [],
    alice,
    [own(alice)],
  ],
  [
    'the last of two',
    { owners, threshold: 2 },
    [by(bob)],
    alice,
    [by(bob), own(alice)],
  ],
  [
    'an owner beyond the threshold',
    { owners, threshold: 1 },
    [by(bob)],
    alice,
    [by(bob)],
  ],
  [
    'an owner who has signed',
    { owners, threshold: 2 },
    [by(alice), by(bob)],
    alice,
    [by(alice), by(bob)],
  ],
  [
    'a stranger with all signatures',
    { owners, threshold: 2 },
    [by(alice), by(bob)],
    stranger,
    [by(alice), by(bob)],
  ],
] as const)(
  'behavior: %s executes',
  (_, safe, signatures, account, expected) => {
    expect(executionSignatures(safe, signatures, account)).toEqual(expected)
  },
)

test.each([
  ['two are missing', { owners, threshold: 3 }, [by(bob)], alice],
  ['a stranger', { owners, threshold: 2 }, [by(bob)], stranger],
  ['the account is missing', { owners, threshold: 2 }, [by(bob)], undefined],
  ['one signed twice', { owners, threshold: 2 }, [by(alice), by(alice)], alice],
  [
    'a former owner signed',
    { owners: [alice, bob], threshold: 2 },
    [by(carol)],
    alice,
  ],
  ['a safe that was never set up', { owners: [], threshold: 0 }, [], alice],
] as const)('error: too few where %s', (_, safe, signatures, account) => {
  expect(executionSignatures(safe, signatures, account)).toBeUndefined()
})
