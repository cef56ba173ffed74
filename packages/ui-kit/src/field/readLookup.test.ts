import { expect, test } from 'vitest'
import { bob } from '../../test/people.ts'
import { readLookup } from './readLookup.ts'

const name = 'bob.eth'
const found = (answer: string) =>
  readLookup({ status: 'found', name, answer }, { shortName: 'eth' })

test('default', () => {
  expect(found(bob)).toEqual({
    address: bob,
    prefix: null,
    error: null,
    lookAlike: null,
    name,
  })
})

test.each([
  ['', 'lookup-failed'],
  ['0x', 'lookup-failed'],
  ['bob.eth', 'lookup-failed'],
  [`matic:${bob}`, 'lookup-failed'],
  [bob.replace('C', 'c'), 'lookup-failed'],
  [`0x${'0'.repeat(40)}`, 'not-found'],
])('error: the answer %j', (answer, error) => {
  expect(found(answer)).toMatchObject({ address: null, error })
})

test.each([
  ['pending', 'looking-up'],
  ['missing', 'not-found'],
  ['failed', 'lookup-failed'],
] as const)('behavior: %s is %s', (status, error) => {
  expect(readLookup({ status, name })).toMatchObject({ address: null, error })
})

test('behavior: reports an answer that imitates a trusted address', () => {
  const known = { address: bob, name: 'Bob' }
  const answer = '0x70990000000000000000000000000000000079c8'
  expect(
    readLookup({ status: 'found', name, answer }, { anchors: [known] }),
  ).toMatchObject({ lookAlike: known, name })
})
