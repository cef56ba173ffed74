import { hashTypedData as hashWithViem } from 'viem'
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
    hashWithViem({ ...data, primaryType: 'Group' } as never),
  )
})

test('behavior: leaves an empty version out, as the signing wallet does', () => {
  const domain = { ...mail.domain, version: '' }
  expect(hashTypedData({ ...mail, domain })).toBe(
    hashWithViem({ ...mail, domain, primaryType: 'Mail' } as never),
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

test('error: a value that does not fit its type', () => {
  const types = { A: [{ name: 'x', type: 'uint8' }] }
  expect(() =>
    hashTypedData({ domain: {}, types, message: { x: 300 } }),
  ).toThrowErrorMatchingInlineSnapshot(`[HashingError: x: expected uint8]`)
})

test('error: a list in place of a struct', () => {
  const types = {
    A: [{ name: 'x', type: 'B' }],
    B: [{ name: '0', type: 'uint8' }],
  }
  expect(() =>
    hashTypedData({ domain: {}, types, message: { x: [7] } }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[HashingError: B: the type or the value is missing]`,
  )
})
