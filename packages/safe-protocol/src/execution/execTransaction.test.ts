import fc from 'fast-check'
import { type Abi, encodeFunctionData, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { bytes, numRuns, safeTransactions } from '../../test/arbitraries.ts'
import { publishedAbis } from '../../test/publishedAbis.ts'
import {
  decodeExecTransaction,
  encodeExecTransaction,
} from './execTransaction.ts'

const abi = publishedAbis().find(({ file }) => file === 'v1.4.1/safe')
  ?.abi as Abi

test('behavior: encodes as viem does, and decodes back', () => {
  fc.assert(
    fc.property(safeTransactions, bytes(0, 200), (tx, signatures) => {
      const { nonce: _, ...fields } = tx
      const data = encodeExecTransaction(tx, signatures)
      expect(data).toBe(
        encodeFunctionData({
          abi,
          functionName: 'execTransaction',
          args: [...Object.values(fields), signatures],
        }),
      )
      expect(decodeExecTransaction(data)).toEqual({
        transaction: fields,
        signatures,
      })
    }),
    { numRuns },
  )
})

test('error: data that is not an execution', () => {
  const fail = (data: Hex) => () => decodeExecTransaction(data)
  expect(fail('0x')).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: The data is not a call of execTransaction.]`,
  )
  expect(fail('0x6a761202')).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: The call data ends too early.]`,
  )
  expect(
    fail(
      `0x6a761202${'0'.repeat(64 * 3)}${'2'.padStart(64, '0')}${'0'.repeat(64 * 8)}`,
    ),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidCalldataError: The operation is neither 0 nor 1.]`,
  )
})
