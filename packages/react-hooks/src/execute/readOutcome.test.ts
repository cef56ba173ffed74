import { keccak256, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import {
  executionFailure,
  executionSuccess,
  readOutcome,
} from './readOutcome.ts'

const safe = '0x00000000000000000000000000000000000000AA'
const safeTxHash = `0x${'12'.repeat(32)}` as const
const txHash = `0x${'34'.repeat(32)}` as const
const word = '00'.repeat(32)

const outcomeOf = (logs: unknown[], status = '0x1') =>
  readOutcome(
    {
      request: async () => ({
        status,
        blockNumber: '0x10',
        gasUsed: '0x5208',
        logs,
      }),
    },
    { safe, safeTxHash, txHash },
  )

test('default: topics are the hashes of the event signatures', () => {
  const topic = (text: string) => keccak256(stringToHex(text))
  expect(executionSuccess).toBe(topic('ExecutionSuccess(bytes32,uint256)'))
  expect(executionFailure).toBe(topic('ExecutionFailure(bytes32,uint256)'))
})

test('behavior: the hash is read from a topic (1.4.1) and from data (1.3.0)', async () => {
  const indexed = { address: safe, topics: [executionSuccess, safeTxHash] }
  expect(await outcomeOf([{ ...indexed, data: `0x${word}` }])).toMatchObject({
    status: 'success',
    block: 16,
  })
  const plain = { address: safe, topics: [executionFailure] }
  expect(
    await outcomeOf([{ ...plain, data: `${safeTxHash}${word}` }]),
  ).toMatchObject({ status: 'failed' })
})

test('behavior: a successful receipt without our event is not a success', async () => {
  const foreign = {
    address: '0x00000000000000000000000000000000000000bb',
    topics: [executionSuccess, safeTxHash],
    data: '0x',
  }
  expect(await outcomeOf([foreign])).toMatchObject({ status: 'other' })
  expect(await outcomeOf([], '0x0')).toMatchObject({ status: 'reverted' })
})

test('behavior: waits while there is no receipt', async () => {
  const rpc = { request: async () => null }
  expect(await readOutcome(rpc, { safe, safeTxHash, txHash })).toEqual({
    status: 'waiting',
  })
})
