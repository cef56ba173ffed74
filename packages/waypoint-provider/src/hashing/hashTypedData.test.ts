import fc from 'fast-check'
import { hashTypedData as hashWithViem } from 'viem'
import { expect, test } from 'vitest'
import { bytesToHex } from './bytesToHex.ts'
import { hashTypedData } from './hashTypedData.ts'
import { keccak256 } from './keccak256.ts'

const hex = (length: number) =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((bytes) => `0x${bytesToHex(bytes)}`)

const types = {
  Order: [
    { name: 'maker', type: 'address' },
    { name: 'items', type: 'Item[]' },
    { name: 'pair', type: 'Item[2]' },
    { name: 'note', type: 'string' },
    { name: 'raw', type: 'bytes' },
    { name: 'salt', type: 'bytes32' },
    { name: 'tag', type: 'bytes4' },
    { name: 'isOpen', type: 'bool' },
    { name: 'grid', type: 'uint8[][2]' },
    { name: 'delta', type: 'int64' },
  ],
  Item: [
    { name: 'amount', type: 'uint256' },
    { name: 'owner', type: 'Person' },
  ],
  Person: [{ name: 'name', type: 'string' }],
}
const item = fc.record({
  amount: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String),
  owner: fc.record({ name: fc.string({ unit: 'grapheme' }) }),
})
const small = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 3 })
const message = fc.record({
  maker: hex(20),
  items: fc.array(item, { maxLength: 3 }),
  pair: fc.tuple(item, item),
  note: fc.string({ unit: 'grapheme' }),
  raw: fc.oneof(fc.constant('0x'), hex(5), hex(40)),
  salt: hex(32),
  tag: hex(4),
  isOpen: fc.boolean(),
  grid: fc.tuple(small, small),
  delta: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
})
const domain = fc.record(
  {
    name: fc.string(),
    version: fc.string({ minLength: 1 }),
    chainId: fc.integer({ min: 1 }),
    verifyingContract: hex(20),
    salt: hex(32),
  },
  { requiredKeys: ['chainId'] },
)

test('default', () => {
  // The example of EIP-712.
  const person = [
    { name: 'name', type: 'string' },
    { name: 'wallet', type: 'address' },
  ]
  const hash = hashTypedData(
    {
      domain: {
        name: 'Ether Mail',
        version: '1',
        chainId: 1,
        verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
      },
      types: {
        Person: person,
        Mail: [
          { name: 'from', type: 'Person' },
          { name: 'to', type: 'Person' },
          { name: 'contents', type: 'string' },
        ],
      },
      primaryType: 'Mail',
      message: {
        from: {
          name: 'Cow',
          wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826',
        },
        to: {
          name: 'Bob',
          wallet: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB',
        },
        contents: 'Hello, Bob!',
      },
    },
    keccak256,
  )
  expect(hash).toBe(
    'be609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2',
  )
})

test('behavior: the hash of another implementation', () => {
  fc.assert(
    fc.property(domain, message, (domain, message) => {
      const typedData = { domain, types, primaryType: 'Order', message }
      expect(`0x${hashTypedData(typedData, keccak256)}`).toBe(
        hashWithViem(typedData as never),
      )
    }),
    { numRuns: 150 },
  )
})

test('behavior: the chain id may be text; a declared domain is followed', () => {
  const base = {
    types: { ...types, Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hi' },
  }
  const plain = hashTypedData({ ...base, domain: { chainId: 2020 } }, keccak256)
  for (const chainId of ['2020', '0x7e4'])
    expect(hashTypedData({ ...base, domain: { chainId } }, keccak256)).toBe(
      plain,
    )
  const EIP712Domain = [{ name: 'name', type: 'string' }]
  const declared = { ...base, types: { ...base.types, EIP712Domain } }
  expect(
    hashTypedData(
      { ...declared, domain: { name: 'Demo', chainId: 2020 } },
      keccak256,
    ),
  ).toBe(hashTypedData({ ...base, domain: { name: 'Demo' } }, keccak256))
})

test.each([
  ['address', '0x12'],
  ['address', 7],
  ['bytes', 'text'],
  ['bytes4', '0x112233'],
  ['bytes4', undefined],
  ['bool', 'true'],
  ['string', 7],
  ['string', undefined],
  ['uint8', 'x'],
  ['uint8', undefined],
  ['uint8[]', 7],
  ['uint8[2]', [1]],
  ['Other', {}],
  ['toString', {}],
])('error: %s can not be %j', (type, value) => {
  const typedData = {
    domain: { chainId: 1 },
    types: { Thing: [{ name: 'field', type }] },
    primaryType: 'Thing',
    message: { field: value },
  }
  expect(() => hashTypedData(typedData, keccak256)).toThrow()
})
