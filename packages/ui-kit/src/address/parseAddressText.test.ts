import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { anyText } from '../../test/anyText.ts'
import { parseAddressText } from './parseAddressText.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const options = { shortName: 'eth' }

test('default', () => {
  expect(parseAddressText(`eth:${address}`, options)).toEqual({
    address,
    prefix: 'eth',
    error: null,
  })
})

test.each([
  address,
  `  ${address}\n`,
  `"${address}"`,
  `<${address}>`,
  `\u200b${address}\u200b`,
  address.toLowerCase(),
  `0X${address.slice(2)}`,
  `0x${address.slice(2).toUpperCase()}`,
  `ETH:${address}`,
])('behavior: %j is read', (text) => {
  expect(parseAddressText(text, options).address).toBe(address)
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['Bob', 'malformed'],
  [address.slice(0, -1), 'malformed'],
  [`${address}0`, 'malformed'],
  [`ethereum:${address}@1?value=1`, 'malformed'],
  [`eth:eth:${address}`, 'malformed'],
  [address.replace('C', 'c'), 'checksum'],
  [address.replace('7099', '7098'), 'checksum'],
  [`matic:${address}`, 'wrong-chain'],
  [`matic:${address.replace('C', 'c')}`, 'checksum'],
])('error: %j', (text, error) => {
  expect(parseAddressText(text, options)).toMatchObject({
    address: null,
    error,
  })
})

test('behavior: reads and returns any prefix if no short name is set', () => {
  expect(parseAddressText(`matic:${address}`)).toEqual({
    address,
    prefix: 'matic',
    error: null,
  })
})

test('behavior: one changed digit of a checksummed address is refused', () => {
  const hex = fc.stringMatching(/^[0-9a-f]{40}$/u)
  fc.assert(
    fc.property(hex, fc.nat(39), fc.nat(14), (digits, at, by) => {
      const known = getAddress(`0x${digits}`)
      const old = Number.parseInt(known[at + 2] ?? '0', 16)
      const digit = ((old + 1 + by) % 16).toString(16)
      const text = known.slice(0, at + 2) + digit + known.slice(at + 3)
      const parsed = parseAddressText(text)
      // The checksum has about 15 bits: a few changes slip through it, but
      // then the address must really carry a right checksum.
      if (parsed.address !== null && !/^0x[0-9a-f]+$/u.test(text)) {
        expect(parsed.address).toBe(text)
      }
    }),
  )
})

test('behavior: any text gives an answer', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const parsed = parseAddressText(text, options)
      expect((parsed.address === null) !== (parsed.error === null)).toBe(true)
    }),
  )
})
