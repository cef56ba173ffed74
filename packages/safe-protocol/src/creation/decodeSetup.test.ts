import fc from 'fast-check'
import { type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { addresses, bytes, numRuns, uint256 } from '../../test/arbitraries.ts'
import { InvalidCalldataError } from '../errors.ts'
import { decodeSetup } from './decodeSetup.ts'
import { encodeSetup } from './encodeSetup.ts'

const owner = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const other = '0x000000000000000000000000000000000000dEaD'
const plain = encodeSetup({
  owners: [owner, other],
  threshold: 2,
  fallbackHandler: zeroAddress,
})

test('default', () => {
  expect(decodeSetup(plain)).toEqual({
    owners: [owner, other],
    threshold: 2,
    to: zeroAddress,
    data: '0x',
    fallbackHandler: zeroAddress,
    paymentToken: zeroAddress,
    payment: 0n,
    paymentReceiver: zeroAddress,
  })
})

test('behavior: reads back every setup that encodeSetup writes', () => {
  const setups = fc
    .record({
      owners: fc.uniqueArray(
        addresses.filter((address) => BigInt(address) > 1n),
        { minLength: 1, maxLength: 8 },
      ),
      to: addresses,
      data: bytes(0, 100),
      fallbackHandler: addresses,
      paymentToken: addresses,
      payment: uint256,
      paymentReceiver: addresses,
    })
    .chain((fields) =>
      fc
        .integer({ min: 1, max: fields.owners.length })
        .map((threshold) => ({ ...fields, threshold })),
    )
  fc.assert(
    fc.property(setups, (setup) => {
      expect(decodeSetup(encodeSetup(setup))).toEqual(setup)
    }),
    { numRuns },
  )
})

test('error: refuses an unusual encoding', () => {
  const word = (at: number, value: string): Hex =>
    `0x${plain.slice(2, 10 + at * 64)}${value}${plain.slice(74 + at * 64)}`
  const cases: Record<string, Hex> = {
    empty: '0x',
    'another function': `0xa9059cbb${plain.slice(10)}`,
    'cut off': plain.slice(0, -64) as Hex,
    'a byte more': `${plain}00`,
    'high bits of an address': word(4, 'ff'.repeat(32)),
    'threshold 0': word(1, '0'.repeat(64)),
    'threshold above the owners': word(1, '3'.padStart(64, '0')),
    'owner 0': word(9, '0'.repeat(64)),
    'an owner twice': word(10, `${'0'.repeat(24)}${owner.slice(2)}`),
    'no hex': `${plain.slice(0, -2)}zz` as Hex,
  }
  for (const [name, data] of Object.entries(cases))
    expect(() => decodeSetup(data), name).toThrow(InvalidCalldataError)
})
