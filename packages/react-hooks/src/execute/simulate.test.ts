import { createSafeTransaction } from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { nodeError } from './nodeError.test.fixture.ts'
import { simulate } from './simulate.ts'

const safe = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const rpc = (call: () => unknown) => ({
  request: async ({ method }: { method: string }) =>
    method === 'eth_blockNumber' ? '0x10' : call(),
})
const transaction = createSafeTransaction({ to: bob, value: 1n, nonce: 0n })

test('default', async () => {
  expect(
    await simulate(
      rpc(() => '0x'),
      safe,
      transaction,
    ),
  ).toEqual({
    status: 'succeeds',
    block: 16,
  })
  const refuse = rpc(() => {
    throw nodeError(3, 'execution reverted: too poor')
  })
  expect(await simulate(refuse, safe, transaction)).toEqual({
    status: 'fails',
    block: 16,
    reason: 'execution reverted: too poor',
  })
})

test('behavior: a delegatecall is not guessed at', async () => {
  const batch = createSafeTransaction({ to: bob, operation: 1, nonce: 0n })
  expect(
    await simulate(
      rpc(() => '0x'),
      safe,
      batch,
    ),
  ).toEqual({
    status: 'unknown',
  })
})

test('error: an endpoint that is down leaves the simulation undecided', async () => {
  const down = rpc(() => {
    throw new Error('down')
  })
  await expect(simulate(down, safe, transaction)).rejects.toThrow('down')
})
