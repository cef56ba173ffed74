import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { buildNftTransfer, buildTransfer } from './buildTransfer.ts'

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

test('behavior: an ERC-721 token leaves the safe by safeTransferFrom', () => {
  const safe = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
  const id = 2n ** 256n - 1n
  expect(buildNftTransfer({ token, id, safe, recipient })).toEqual({
    to: token,
    value: 0n,
    data: encodeFunctionData({
      abi: parseAbi(['function safeTransferFrom(address,address,uint256)']),
      args: [safe, recipient, id],
    }),
  })
})

test('behavior: an amount of an ERC-1155 token leaves without data', () => {
  const safe = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
  const input = { token, id: 7n, safe, recipient } as const
  expect(buildNftTransfer({ ...input, amount: 3n }).data).toBe(
    encodeFunctionData({
      abi: parseAbi([
        'function safeTransferFrom(address,address,uint256,uint256,bytes)',
      ]),
      args: [safe, recipient, 7n, 3n, '0x'],
    }),
  )
  expect(() => buildNftTransfer({ ...input, amount: 0n })).toThrow(
    'The amount must be above zero.',
  )
})

test('error: an amount of zero', () => {
  expect(() =>
    buildTransfer({ token, recipient, amount: 0n }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: The amount must be above zero.]`,
  )
})
