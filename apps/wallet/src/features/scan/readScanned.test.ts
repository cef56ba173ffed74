import { expect, test } from 'vitest'
import { readScanned } from './readScanned.ts'

const address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const chain = { chainId: '1337', shortName: 'geth' }
const read = (text: string) => readScanned(text, chain)

test('default: reads an address with or without the prefix of the network', () => {
  for (const text of [
    address,
    ` ${address}\n`,
    address.toLowerCase(),
    `geth:${address}`,
    `ethereum:${address}`,
    `ethereum:${address}@1337`,
  ])
    expect(read(text), text).toEqual({ kind: 'address', address })
})

test('error: refuses an address for another network', () => {
  expect(read(`ethereum:${address}@1`)).toEqual({ kind: 'otherNetwork' })
  expect(read(`eth:${address}`)).toEqual({ kind: 'otherNetwork' })
})

test('error: refuses a mistyped address, an amount, a call, a link and noise', () => {
  for (const text of [
    address.replace('F79', 'f79'),
    `ethereum:${address}?value=1e18`,
    `ethereum:${address}/transfer?address=${address}&uint256=1`,
    `https://evil.example/?to=${address}`,
    `${address} ${address}`,
    'wc:abc@2?relay-protocol=irn&symKey=0',
    '0x',
    'x'.repeat(4_000),
  ])
    expect(read(text), text.slice(0, 60)).toEqual({ kind: 'none' })
})
