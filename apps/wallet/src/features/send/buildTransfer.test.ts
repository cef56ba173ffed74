import { expect, test } from 'vitest'
import { buildTransfer } from './buildTransfer.ts'

const recipient = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

test('default: native coin', () => {
  expect(buildTransfer({ token: undefined, recipient, amount: 5n })).toEqual({
    to: recipient,
    value: 5n,
    data: '0x',
  })
})

test('behavior: a token is called, with no value', () => {
  expect(
    buildTransfer({ token, recipient, amount: 1_250_000_000n }),
  ).toMatchInlineSnapshot(`
    {
      "data": "0xa9059cbb000000000000000000000000d8da6bf26964af9d7eed9e03e53415d37aa96045000000000000000000000000000000000000000000000000000000004a817c80",
      "to": "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "value": 0n,
    }
  `)
})

test('error: an amount of zero', () => {
  expect(() =>
    buildTransfer({ token, recipient, amount: 0n }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: The amount must be above zero.]`,
  )
})
