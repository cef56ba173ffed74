import { expect, test } from 'vitest'
import { createSafeTransaction } from './createSafeTransaction.ts'

const to = '0x000000000000000000000000000000000000dEaD'

test('default', () => {
  expect(createSafeTransaction({ to, nonce: 3n })).toMatchInlineSnapshot(`
    {
      "baseGas": 0n,
      "data": "0x",
      "gasPrice": 0n,
      "gasToken": "0x0000000000000000000000000000000000000000",
      "nonce": 3n,
      "operation": 0,
      "refundReceiver": "0x0000000000000000000000000000000000000000",
      "safeTxGas": 0n,
      "to": "0x000000000000000000000000000000000000dEaD",
      "value": 0n,
    }
  `)
})

test('behavior: the result is frozen', () => {
  const tx = createSafeTransaction({ to, nonce: 3n })
  expect(Object.isFrozen(tx)).toBe(true)
})

test('behavior: lower and upper case addresses are accepted', () => {
  for (const text of [to.toLowerCase(), `0x${to.slice(2).toUpperCase()}`])
    expect(createSafeTransaction({ to: text as typeof to, nonce: 0n }).to).toBe(
      to,
    )
})

test('error: a field that does not fit', () => {
  const fail = (field: object) => () =>
    createSafeTransaction({ to, nonce: 0n, ...field })
  expect(
    fail({ to: '0x000000000000000000000000000000000000DeaD' }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: to: the address has a wrong checksum]`,
  )
  expect(fail({ operation: 2 })).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: operation: expected 0 or 1]`,
  )
  expect(fail({ value: 1.5 })).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: value: expected an unsigned 256-bit integer]`,
  )
  expect(fail({ nonce: '0' })).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: nonce: expected an unsigned 256-bit integer]`,
  )
  expect(fail({ data: 'hello' })).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: data: expected 0x-prefixed whole bytes]`,
  )
})
