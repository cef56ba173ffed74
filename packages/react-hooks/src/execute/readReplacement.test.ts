import { expect, test } from 'vitest'
import type { RpcPort } from '../verify/RpcPort.ts'
import type { TrackedExecution } from './createExecutionStore.ts'
import { hasOtherNonce, readReplacement } from './readReplacement.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const txHash = `0x${'11'.repeat(32)}` as const
const entry: TrackedExecution = {
  ...{ chainId: '1', nonce: '0', submitted: 1, account, txHash },
  safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
  safeTxHash: `0x${'22'.repeat(32)}`,
}
const { signal } = new AbortController()
const gwei = (count: number) => `0x${BigInt(count * 1e9).toString(16)}` as const

/** A node with one pending transaction, and what it asks for now. */
const nodeOf = (sent: object | null, price = gwei(10), used = '0x7') =>
  ({
    request: async ({ method }) =>
      method === 'eth_getTransactionByHash'
        ? sent
        : method === 'eth_getTransactionCount'
          ? used
          : method === 'eth_gasPrice'
            ? price
            : { baseFeePerGas: price },
  }) as RpcPort

const pending = { from: account, nonce: '0x7', blockNumber: null }
const read = (node: RpcPort, of = entry) => readReplacement(node, of, signal)

test('default: raises both fees by a quarter', async () => {
  const fees = {
    maxFeePerGas: gwei(80),
    maxPriorityFeePerGas: gwei(4),
    gasPrice: gwei(14),
  }
  expect(await read(nodeOf({ ...pending, ...fees }))).toEqual({
    nonce: '0x7',
    maxPriorityFeePerGas: `0x${5_000_000_001n.toString(16)}`,
    maxFeePerGas: `0x${100_000_000_001n.toString(16)}`,
  })
})

test('behavior: takes what the node asks for now where that is more', async () => {
  const fees = { maxFeePerGas: gwei(8), maxPriorityFeePerGas: gwei(4) }
  expect(await read(nodeOf({ ...pending, ...fees }, gwei(100)))).toMatchObject({
    maxFeePerGas: `0x${205_000_000_001n.toString(16)}`,
  })
  const flat = { ...pending, gasPrice: gwei(8) }
  expect(await read(nodeOf(flat))).toEqual({
    ...{ nonce: '0x7', gasPrice: `0x${10_000_000_001n.toString(16)}` },
  })
  expect(await read(nodeOf(flat, gwei(30)))).toMatchObject({
    gasPrice: gwei(30),
  })
})

test('behavior: a transaction that the node has dropped keeps its nonce', async () => {
  expect(await read(nodeOf(null), { ...entry, accountNonce: '9' })).toEqual({
    nonce: '0x9',
  })
})

test('error: refuses a transaction that is mined, of another account, or without a known nonce', async () => {
  const nodes = [
    nodeOf(null),
    nodeOf({ ...pending, blockNumber: '0x1' }),
    nodeOf({ ...pending, from: entry.safe }),
    nodeOf(pending, gwei(10), '0x8'),
  ]
  for (const node of nodes)
    await expect(read(node)).rejects.toMatchObject({
      problem: 'notReplaceable',
    })
})

test('behavior: compares the nonce that the wallet took', async () => {
  const has = (sent: object | null) =>
    hasOtherNonce(nodeOf(sent), txHash, { nonce: '0x7' }, signal)
  expect(await has({ ...pending, nonce: '0x8' })).toBe(true)
  expect(await has(pending)).toBe(false)
  expect(await has(null)).toBe(false)
})
