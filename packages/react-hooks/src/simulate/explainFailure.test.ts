import { createSafeTransaction, decodeCall } from '@strongroom/safe-protocol'
import { type Address, type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { explainFailure } from './explainFailure.ts'

const safe: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const contextOf = (data: Hex, value = 0n) => {
  const transaction = createSafeTransaction({ to: bob, value, data, nonce: 3n })
  const input = {
    safe,
    transaction,
    safeTxHash: `0x${'ab'.repeat(32)}`,
    tree: decodeCall(transaction, { safe }),
    chain: { owners: [bob], threshold: 1, nonce: 3n, version: '1.4.1' },
  } as const
  return { send: async () => undefined, input, block: 9 }
}
const explain = (data: Hex, has: [Address, bigint][], value?: bigint) => {
  const context = contextOf(data, value)
  return explainFailure(context, {
    data: '0x',
    inner: '0x',
    leaf: { node: context.input.tree, path: [] },
    balances: new Map(has.map(([token, before]) => [token, { before }])),
  })
}
const word = (value: bigint) => value.toString(16).padStart(64, '0')

test('default: names what the safe lacks, of the coin or of a token', async () => {
  const transfer: Hex = `0xa9059cbb${word(7n)}${word(50n)}`
  expect((await explain(transfer, [[bob, 49n]])).shortage).toEqual({
    ...{ token: bob, has: 49n, needs: 50n },
  })
  expect((await explain(transfer, [[bob, 50n]])).shortage).toBeUndefined()
  expect((await explain(transfer, [])).shortage).toBeUndefined()
  expect((await explain('0x', [[zeroAddress, 1n]], 2n)).shortage).toEqual({
    ...{ token: zeroAddress, has: 1n, needs: 2n },
  })
})

test('behavior: the id of an NFT is no amount', async () => {
  const moved: Hex = `0x23b872dd${word(BigInt(safe))}${word(7n)}${word(900n)}`
  expect((await explain(moved, [[bob, 1n]])).shortage).toBeUndefined()
})

test('behavior: revert data is cut at 4096 bytes', async () => {
  const found = await explainFailure(contextOf('0x'), {
    data: `0x${'ab'.repeat(9_000)}`,
    balances: new Map(),
  })
  expect(found.data?.length).toBe(2 + 2 * 4096)
})
