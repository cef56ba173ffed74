import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { checkDelegate, type DelegateContext } from './checkDelegate.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const erin = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const safe = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
const imitate = (address: Address): Address =>
  `${address.slice(0, 6).toLowerCase()}${'0'.repeat(32)}${address.slice(-4).toLowerCase()}` as Address

const context = (change: Partial<DelegateContext> = {}): DelegateContext => ({
  safe,
  owners: [alice, bob],
  delegator: alice,
  isEverySafe: false,
  delegates: [{ safe, delegate: dave, delegator: alice }],
  known: [{ address: erin, name: 'Erin' }],
  ...change,
})

test('default: another account can become a delegate', () => {
  expect(checkDelegate(erin, context())).toBeUndefined()
})

test('error: refuses owners, the safe, reserved addresses and look-alikes', () => {
  expect(checkDelegate(bob, context())).toBe('owner')
  expect(checkDelegate(safe, context())).toBe('safe')
  for (const digit of [0, 1])
    expect(
      checkDelegate(`0x${'0'.repeat(39)}${digit}` as Address, context()),
    ).toBe('reserved')
  for (const known of [alice, dave, erin, safe] as const)
    expect(checkDelegate(imitate(known), context())).toBe('lookAlike')
})

test('behavior: refuses a second entry of the same owner and reach', () => {
  expect(checkDelegate(dave, context())).toBe('duplicate')
  expect(checkDelegate(dave, context({ isEverySafe: true }))).toBeUndefined()
  expect(checkDelegate(dave, context({ delegator: bob }))).toBeUndefined()
  const everywhere = [{ safe: null, delegate: dave, delegator: alice } as const]
  for (const isEverySafe of [true, false])
    expect(
      checkDelegate(dave, context({ isEverySafe, delegates: everywhere })),
    ).toBe('duplicate')
})
