import { expect, test } from 'vitest'
import { toAddress } from './address.ts'

test('error: a wrong checksum', () => {
  expect(() =>
    toAddress('0x8Ba1f109551bD432803012645Ac136ddd64DBA72', 'to'),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: to: the address has a wrong checksum]`,
  )
})

test('behavior: any casing that no checksum contradicts', () => {
  const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
  const digits = address.slice(2)
  for (const casing of [digits.toLowerCase(), digits.toUpperCase(), digits])
    expect(toAddress(`0x${casing}`, 'to')).toBe(address)
})
