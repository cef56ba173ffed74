import fc from 'fast-check'
import { bytesToHex, hashTypedData as viemHash } from 'viem'
import { expect, test } from 'vitest'
import type { TypedData } from '../protocol/walletTypes.ts'
import { hashMessage } from './hashMessage.ts'
import { hashTypedData } from './hashTypedData.ts'

const mail: TypedData = {
  domain: {
    name: 'Ether Mail',
    version: '1',
    chainId: 1,
    verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
  },
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  message: {
    from: { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' },
    to: { name: 'Bob', wallet: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB' },
    contents: 'Hello, Bob!',
  },
}
const mailHash =
  '0xbe609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2'

test('default', () => {
  expect(hashTypedData(mail)).toBe(mailHash)
})

test.each([1n, '1', '0x1', { toNumber: () => 1 }])(
  'behavior: chain id %s',
  (chainId) => {
    const domain = { ...mail.domain, chainId }
    expect(hashTypedData({ ...mail, domain })).toBe(mailHash)
  },
)

test('behavior: the message of a safe', () => {
  const data = {
    domain: { chainId: 5, verifyingContract: `0x${'1'.padStart(40, '0')}` },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    message: { message: hashMessage('Hello world!') },
  }
  expect(hashTypedData(data)).toBe(
    '0x73d0948ac608c5d00a6dd26dd396cce79b459307ea365f5a5bd5d3119c2d9708',
  )
})

test('behavior: the domain’s own type does not confuse the inference', () => {
  const types = {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    ...mail.types,
  }
  expect(hashTypedData({ ...mail, types })).toBe(mailHash)
})

test('behavior: every array of a type refers to it', () => {
  const types = {
    Person: [{ name: 'name', type: 'string' }],
    Group: [
      { name: 'pair', type: 'Person[2]' },
      { name: 'rows', type: 'Person[][]' },
    ],
  }
  const data = {
    domain: {},
    types,
    message: {
      pair: [{ name: 'a' }, { name: 'b' }],
      rows: [[{ name: 'c' }], []],
    },
  }
  expect(hashTypedData(data)).toBe(
    viemHash({ ...data, primaryType: 'Group' } as never),
  )
})

test('behavior: agrees with viem', () => {
  const types = {
    Part: [
      { name: 'flag', type: 'bool' },
      { name: 'code', type: 'bytes4' },
    ],
    Whole: [
      { name: 'text', type: 'string' },
      { name: 'raw', type: 'bytes' },
      { name: 'small', type: 'int8' },
      { name: 'big', type: 'uint256' },
      { name: 'who', type: 'address' },
      { name: 'parts', type: 'Part[]' },
      { name: 'numbers', type: 'uint16[2]' },
    ],
  }
  const hex = (size: number) =>
    fc
      .uint8Array({ minLength: size, maxLength: size })
      .map((bytes) => bytesToHex(bytes))
  const message = fc.record({
    text: fc.string({ unit: 'binary' }),
    raw: fc.nat(70).chain(hex),
    small: fc.integer({ min: -128, max: 127 }),
    big: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
    who: hex(20),
    parts: fc.array(fc.record({ flag: fc.boolean(), code: hex(4) }), {
      maxLength: 3,
    }),
    numbers: fc.tuple(fc.nat(65535), fc.nat(65535)),
  })
  const domain = fc.record(
    {
      name: fc.string({ minLength: 1 }),
      version: fc.constant('1'),
      chainId: fc.nat(),
      salt: hex(32),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(domain, message, (domain, message) => {
      const data = { domain, types, message, primaryType: 'Whole' }
      expect(hashTypedData(data)).toBe(viemHash(data as never))
    }),
    { numRuns: 200 },
  )
})

test('error: more than one type could be the first', () => {
  const types = {
    A: [{ name: 'x', type: 'string' }],
    B: [{ name: 'x', type: 'string' }],
  }
  expect(() =>
    hashTypedData({ domain: {}, types, message: {} }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[HashingError: Please specify primaryType]`,
  )
})

test.each([
  ['uint8', 256],
  ['uint8', -1],
  ['int8', 128],
  ['uint256', 'x'],
  ['uint256', 1.5],
  ['address', '0x12'],
  ['bytes4', '0x12'],
  ['bytes', '0x123'],
  ['bool', 'true'],
  ['string', 5],
  ['Unknown', {}],
  ['uint8[2]', [1]],
  ['uint8[]', 1],
])('error: a value that is no %s (%s)', (type, value) => {
  const types = { A: [{ name: 'x', type }] }
  expect(() =>
    hashTypedData({
      domain: {},
      types,
      message: { x: value },
      primaryType: 'A',
    }),
  ).toThrow(/^"x" is/)
})
