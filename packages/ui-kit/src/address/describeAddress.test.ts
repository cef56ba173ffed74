import { expect, test } from 'vitest'
import { bob } from '../../test/people.ts'
import { describeAddress } from './describeAddress.ts'

test('default', () => {
  expect(describeAddress(bob, { name: 'Bob', shortName: 'eth' })).toEqual({
    valid: true,
    named: true,
    prefixed: `eth:${bob}`,
    short: '0x7099…79C8',
    mayCopy: true,
  })
})

test.each([
  [{}, false],
  [{ full: true }, true],
  [{ name: 'Bob' }, true],
  [{ name: '\u200b' }, false],
  [{ name: '' }, false],
  [{ name: null }, false],
])('behavior: whether it may be copied with %j: %s', (options, mayCopy) => {
  expect(describeAddress(bob, options).mayCopy).toBe(mayCopy)
})

test('behavior: disables copying of an invalid address', () => {
  expect(describeAddress('0x70', { name: 'Bob', full: true })).toMatchObject({
    valid: false,
    mayCopy: false,
  })
})
