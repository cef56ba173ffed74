import { expect, test } from 'vitest'
import { bob } from '../../test/people.ts'
import { matchAddresses } from './matchAddresses.ts'
import { readAddressInput } from './readAddressInput.ts'
import { readAmountInput } from './readAmountInput.ts'

const known = { address: bob, name: 'Bob' }

test('default', () => {
  expect(readAddressInput(bob, { shortName: 'eth', anchors: [known] })).toEqual(
    { address: bob, prefix: null, error: null, lookAlike: null },
  )
})

test('behavior: reports a look-alike that is still a valid address', () => {
  const twin = '0x70990000000000000000000000000000000079c8'
  expect(readAddressInput(twin, { anchors: [known] })).toMatchObject({
    error: null,
    lookAlike: known,
  })
})

test('behavior: suggestions match names and digits, at most eight', () => {
  const book = Array.from({ length: 20 }, (_, index) => ({
    address: `0x${index.toString(16).padStart(40, '0')}`,
    name: `Payee ${index}`,
  }))
  expect(matchAddresses(book, 'payee 1')).toHaveLength(8)
  expect(matchAddresses(book, 'PAYEE 13').map(({ name }) => name)).toEqual([
    'Payee 13',
  ])
  expect(matchAddresses([known], '7997')).toEqual([])
  expect(matchAddresses([known], '79c8')).toEqual([known])
})

test('behavior: rejects an amount over the balance', () => {
  expect(readAmountInput('2', { decimals: 0, balance: 1n })).toEqual({
    amount: null,
    error: 'over-balance',
  })
  expect(readAmountInput('1', { decimals: 0, balance: 1n })).toEqual({
    amount: 1n,
    error: null,
  })
})
