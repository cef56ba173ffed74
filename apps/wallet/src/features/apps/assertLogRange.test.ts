import { expect, test } from 'vitest'
import { assertLogRange } from './assertLogRange.ts'

const head = async () => '0x186a0' // 100,000
const check = (filter: unknown) => assertLogRange([filter], head)
const hex = (block: number) => `0x${block.toString(16)}`

test.each([
  ['one block by its hash', { blockHash: `0x${'11'.repeat(32)}` }],
  ['no range', {}],
  ['tags', { fromBlock: 'finalized', toBlock: 'latest' }],
  ['10,000 blocks', { fromBlock: hex(1), toBlock: hex(10_000) }],
  ['the last 10,000 blocks', { fromBlock: hex(90_001) }],
  ['an empty range', { fromBlock: hex(9), toBlock: hex(1) }],
])('default: %s', async (_, filter) => {
  await expect(check(filter)).resolves.toBeUndefined()
})

test.each([
  ['10,001 blocks', { fromBlock: hex(1), toBlock: hex(10_001) }],
  ['the last 10,001 blocks', { fromBlock: hex(90_000), toBlock: 'latest' }],
  ['everything', { fromBlock: 'earliest' }],
])('error: %s', async (_, filter) => {
  await expect(check(filter)).rejects.toMatchObject({
    message: 'query exceeds the limit of 10000 blocks, ask for a smaller range',
    code: -32005,
  })
})

test.each([
  [{ fromBlock: 7 }],
  [{ fromBlock: '7' }],
  [{ toBlock: '0x' }],
  [{ toBlock: `0x${'f'.repeat(17)}` }],
  [{ fromBlock: null }],
])('error: %j is no range', async (filter) => {
  await expect(check(filter)).rejects.toMatchObject({ code: -32602 })
})

test('error: a head that cannot be read', async () => {
  const failing = async () => {
    throw new Error('down')
  }
  await expect(assertLogRange([{ fromBlock: '0x1' }], failing)).rejects.toThrow(
    'down',
  )
})
