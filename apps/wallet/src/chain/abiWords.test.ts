import { safeAbi } from '@strongroom/safe-protocol'
import { encodeFunctionResult, parseAbi, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import {
  AnswerError,
  readAddresses,
  readText,
  readUint,
  readWords,
  toAddress,
} from './abiWords.ts'
import { selectors } from './callView.ts'

const a = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const b = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('default: selectors are those of the signatures', () => {
  for (const [name, selector] of Object.entries(selectors))
    expect(selector).toBe(toFunctionSelector(name))
})

test('behavior: reads the output of the ABI encoder', () => {
  const owners = encodeFunctionResult({
    abi: safeAbi,
    functionName: 'getOwners',
    result: [a, b],
  })
  const words = readWords(owners)
  expect(readAddresses(words, words[0])).toEqual([a, b])

  const page = readWords(
    encodeFunctionResult({
      abi: safeAbi,
      functionName: 'getModulesPaginated',
      result: [[b], a],
    }),
  )
  expect(readAddresses(page, page[0])).toEqual([b])
  expect(toAddress(page[1] ?? 0n)).toBe(a)

  const abi = parseAbi(['function symbol() view returns (string)'])
  for (const result of ['', 'USDC', 'ünï €', 'x'.repeat(70)])
    expect(readText(encodeFunctionResult({ abi, result }))).toBe(result)
})

test('error: anything else is refused', () => {
  const word = '00'.repeat(32)
  for (const answer of [undefined, null, '0x', '0x12', `0x${word}${word}`])
    expect(() => readUint(answer)).toThrow(AnswerError)
  expect(() => readAddresses([32n, 5n, 1n], 32n)).toThrow(AnswerError)
  expect(() => readAddresses([32n], undefined)).toThrow(AnswerError)
  expect(() => readAddresses([32n, 1n, 2n ** 200n], 32n)).toThrow(AnswerError)
  expect(() => readText(`0x${word}`)).toThrow(AnswerError)
})
