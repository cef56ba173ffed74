import { expect, test } from 'vitest'
import { parseAccounts } from './parseAccounts.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('default', () => {
  expect(parseAccounts([address.toLowerCase(), address])).toEqual([
    address,
    address,
  ])
})

test('behavior: drops invalid addresses', () => {
  const wrong = address.replace('dA', 'Da')
  expect(
    parseAccounts([wrong, '0x12', 7, null, {}, `${address}0`, address]),
  ).toEqual([address])
  for (const value of [undefined, null, address, { 0: address }])
    expect(parseAccounts(value)).toEqual([])
})
