import { expect, test } from 'vitest'
import { missingOwners } from './missingOwners.ts'

const [bob, carol, dave] = ['0xB0b0', '0xCA40', '0xDA7E'].map((start) => ({
  value: start.padEnd(42, '0'),
})) as [{ value: string }, { value: string }, { value: string }]
const names = Object.fromEntries(
  Object.entries({ Bob: bob, Carol: carol, Dave: dave }).map(
    ([name, { value }]) => [value.toLowerCase(), name],
  ),
)
const options = { names, locale: 'en' }

test('default: one of several, each of them, in the language of the reader', () => {
  expect(missingOwners([bob, carol], { ...options, needed: 1 })).toBe(
    'Bob or Carol',
  )
  expect(missingOwners([bob, carol], { ...options, needed: 2 })).toBe(
    'Bob and Carol',
  )
  expect(missingOwners([bob], { ...options, needed: 1 })).toBe('Bob')
  expect(
    missingOwners([bob, carol], { ...options, needed: 1, locale: 'de' }),
  ).toBe('Bob oder Carol')
})

test('behavior: undefined where some of several would do', () => {
  expect(
    missingOwners([bob, carol, dave], { ...options, needed: 2 }),
  ).toBeUndefined()
})

test('behavior: undefined for an owner without a name, or with a deceiving or long one', () => {
  const needed = 1
  const named = (name: string) =>
    missingOwners([bob, carol], {
      ...options,
      needed,
      names: { ...names, [carol.value.toLowerCase()]: name },
    })
  expect(
    missingOwners([bob, { value: '0x1' }], { ...options, needed }),
  ).toBeUndefined()
  expect(named('Car\u202eol')).toBeUndefined()
  expect(named('Carol of the second office')).toBeUndefined()
  expect(named('Caroline Marlow')).toBe('Bob or Caroline Marlow')
  expect(named('Caroline Marlowe')).toBeUndefined()
})

test('behavior: undefined when no confirmation is missing', () => {
  expect(missingOwners([], { ...options, needed: 1 })).toBeUndefined()
  expect(missingOwners([bob], { ...options, needed: 0 })).toBeUndefined()
})

test('behavior: undefined for a record that contradicts itself, or lists many owners', () => {
  expect(missingOwners([bob], { ...options, needed: 2 })).toBeUndefined()
  const many = Array.from({ length: 5 }, () => bob)
  const short = { [bob.value.toLowerCase()]: 'B' }
  expect(
    missingOwners(many, { ...options, needed: 1, names: short }),
  ).toBeUndefined()
})
