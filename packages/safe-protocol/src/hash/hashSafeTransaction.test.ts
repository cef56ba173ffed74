import fc from 'fast-check'
import { hashDomain, hashStruct, hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { addresses, numRuns, safeTransactions } from '../../test/arbitraries.ts'
import { createSafeTransaction } from './createSafeTransaction.ts'
import { getSafeTransactionTypedData } from './getSafeTransactionTypedData.ts'
import { hashSafeTransaction } from './hashSafeTransaction.ts'

const safe = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const to = '0x000000000000000000000000000000000000dEaD'
const domain = { chainId: 2020, safe } as const

test('default', () => {
  const tx = createSafeTransaction({ to, value: 1n, data: '0x1234', nonce: 7n })
  expect(hashSafeTransaction(domain, tx)).toMatchInlineSnapshot(`
    {
      "domainHash": "0xa0d42d3548e81367f534e7293eaef09a065a3c61dbdf41832534345598960e6f",
      "messageHash": "0x40d74b1313dff13b5df094bfb0fee8629161f7156712512c677aed9a739c82cc",
      "safeTxHash": "0x985d7bab3c991bf89a03269f7a0ce246ae73a32589c26559b85532a35577a3d7",
    }
  `)
})

test('behavior: equals viem, part by part', () => {
  fc.assert(
    fc.property(
      safeTransactions,
      addresses,
      fc.bigInt({ min: 0n, max: 2n ** 53n - 1n }),
      fc.constantFrom('1.0.0', '1.2.0', '1.3.0', '1.4.1+L2', undefined),
      (tx, account, chainId, version) => {
        const domain = { chainId, safe: account, version }
        const typedData = getSafeTransactionTypedData(domain, tx)
        const { types, primaryType, message: data } = typedData
        expect(hashSafeTransaction(domain, tx)).toEqual({
          domainHash: hashDomain({ domain: typedData.domain, types } as never),
          messageHash: hashStruct({ data, types, primaryType }),
          safeTxHash: hashTypedData(typedData),
        })
      },
    ),
    { numRuns },
  )
})

test('behavior: the chain is not part of the domain below 1.3.0', () => {
  const tx = createSafeTransaction({ to, nonce: 0n })
  const hash = (chainId: number, version?: string) =>
    hashSafeTransaction({ ...domain, chainId, version }, tx).safeTxHash
  expect(hash(1, '1.2.0')).toBe(hash(2, '1.2.0'))
  expect(hash(1, '1.3.0')).not.toBe(hash(2, '1.3.0'))
  expect(hash(1)).toBe(hash(1, '1.5.0'))
})

test('behavior: typed data carries its domain type and no other field', () => {
  const tx = { ...createSafeTransaction({ to, nonce: 0n }), extra: 1 }
  const data = getSafeTransactionTypedData(domain, tx)
  expect(data.types).toHaveProperty('EIP712Domain', [
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ])
  expect(Object.keys(data.message)).not.toContain('extra')
})

test('error: a field that does not fit', () => {
  const tx = createSafeTransaction({ to, nonce: 0n })
  const fail = (field: object) => () =>
    hashSafeTransaction(domain, { ...tx, ...field })
  expect(fail({ value: -1n })).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: value: expected an unsigned 256-bit integer]`,
  )
  expect(fail({ nonce: 2n ** 256n })).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: nonce: expected an unsigned 256-bit integer]`,
  )
  expect(fail({ nonce: '1' })).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: nonce: expected an unsigned 256-bit integer]`,
  )
  expect(fail({ data: '0x123' })).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: data: expected 0x-prefixed whole bytes]`,
  )
  expect(fail({ to: '0x12' })).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: to: expected a 20-byte address]`,
  )
  expect(fail({ operation: 2 })).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: operation: expected 0 or 1]`,
  )
})

test('error: a version without known rules', () => {
  const tx = createSafeTransaction({ to, nonce: 0n })
  for (const version of ['0.1.0', 'latest'])
    expect(() => hashSafeTransaction({ ...domain, version }, tx)).toThrowError(
      `Hashes of Safe ${version} are not supported: 1.0.0 is the oldest.`,
    )
})
