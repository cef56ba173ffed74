import { encodeErrorResult } from 'viem'
import { expect, test } from 'vitest'
import { describeRevert } from './describeRevert.ts'
import { nodeError } from './nodeError.test.fixture.ts'

const data = encodeErrorResult({
  abi: [{ type: 'error', name: 'Error', inputs: [{ type: 'string' }] }],
  errorName: 'Error',
  args: ['GS026'],
})

test('default: code from data, from the text, or nested', async () => {
  const errors = [
    nodeError(3, 'execution reverted', data),
    nodeError(3, 'execution reverted: GS026'),
    { code: -32603, data: { cause: { data } } },
  ]
  const texts = await Promise.all(
    errors.map((error) => describeRevert(error, '1.4.1')),
  )
  expect(new Set(texts).size).toBe(1)
  expect(texts[0]).toMatch(/\(GS026\)$/)
})

test('behavior: names an account without money for the fee', async () => {
  const error = nodeError(-32003, 'insufficient funds for gas * price')
  expect(await describeRevert(error, '1.4.1')).toMatchInlineSnapshot(
    `"The connected account has too little of the native coin for the fee."`,
  )
})
