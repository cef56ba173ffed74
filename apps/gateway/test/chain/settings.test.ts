import { type Chain, startChain } from '@strongroom/devnet'
import {
  encodeAddOwner,
  encodeMultiSend,
  encodeSetFallbackHandler,
  encodeSetGuard,
  encodeSwapOwner,
} from '@strongroom/safe-protocol'
import { eq } from 'drizzle-orm'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { owner, safe } from '../../src/platform/db/schema/chain.ts'
import { alice, bob, carol } from './support/accounts.ts'
import { createTestSafe } from './support/createTestSafe.ts'
import { execute, sign } from './support/execute.ts'
import { expectRebuildable } from './support/expectRebuildable.ts'
import { type OpenIndex, openIndex } from './support/openIndex.ts'
import { executionsOf, statesOf } from './support/rowsOf.ts'

let chain: Chain<1337>
let index: OpenIndex

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  index = await openIndex({ rpcUrl: chain.rpcUrl })
})

afterAll(async () => {
  await index.close()
  await chain.stop()
})

const settle = async () => index.reaches(await chain.client.getBlockNumber())

test('behavior: settings, in contract order', async () => {
  const owners = [alice.address, bob.address]
  const address = await createTestSafe(chain, { owners })
  const set = (data: Hex) => execute(chain, address, { to: address, data })
  await set(encodeAddOwner({ owner: carol.address, threshold: 1 }))
  const dave = chain.accounts[3] ?? zeroAddress
  await set(
    encodeSwapOwner({
      prevOwner: alice.address,
      oldOwner: bob.address,
      newOwner: dave,
    }),
  )
  await set(encodeSetGuard({ guard: chain.testing.guard }))
  await set(encodeSetFallbackHandler({ handler: bob.address }))
  await settle()
  expect((await statesOf(index.db, address)).at(-1)).toMatchObject({
    owners: [carol.address, alice.address, dave],
    guard: chain.testing.guard,
    fallbackHandler: bob.address,
    nonce: 4,
  })
  const current = await index.db
    .select({ owner: owner.owner })
    .from(owner)
    .where(eq(owner.safe, address))
  expect(current.map((row) => row.owner).sort()).toEqual(
    [carol.address, alice.address, dave].sort(),
  )
})

test('behavior: settings inside of a batch', async () => {
  const address = await createTestSafe(chain)
  const call = (data: Hex) => ({
    to: address,
    value: 0n,
    data,
    operation: 0 as const,
  })
  const data = encodeMultiSend([
    call(encodeAddOwner({ owner: bob.address, threshold: 1 })),
    call(encodeAddOwner({ owner: carol.address, threshold: 2 })),
  ])
  const to = chain.contracts['1.4.1'].multiSendCallOnly.address
  await execute(chain, address, { to, data, operation: 1 })
  await settle()
  expect((await statesOf(index.db, address)).at(-1)).toMatchObject({
    owners: [carol.address, bob.address, alice.address],
    threshold: 2,
    nonce: 1,
  })
  expect(await executionsOf(index.db, address)).toMatchObject([
    { operation: 1, threshold: 1 },
  ])
})

test('behavior: upgrade of the singleton without an event', async () => {
  const address = await createTestSafe(chain, { version: '1.3.0' })
  // Writes slot 0, as a migration does, without an event.
  const migration: Address = '0x00000000000000000000000000000000000000f2'
  const next = chain.contracts['1.4.1'].singletonL2.address
  await chain.client.setCode({
    address: migration,
    bytecode: `0x73${next.slice(2)}60005500` as Hex,
  })
  await execute(chain, address, { to: migration, operation: 1 })
  await settle()
  expect((await statesOf(index.db, address)).at(-1)).toMatchObject({
    singleton: next,
    version: '1.4.1',
    nonce: 1,
  })
})

test('behavior: set up through the migration to the L2 singleton', async () => {
  const { singletonL2, toL2Setup } = chain.contracts['1.4.1']
  const abi = parseAbi(['function setupToL2(address l2Singleton)'])
  const address = await createTestSafe(chain, {
    l1: true,
    to: toL2Setup.address,
    data: encodeFunctionData({
      abi,
      functionName: 'setupToL2',
      args: [singletonL2.address],
    }),
  })
  await settle()
  expect(await statesOf(index.db, address)).toMatchObject([
    { singleton: singletonL2.address, nonce: 0 },
  ])
  const [row] = await index.db
    .select()
    .from(safe)
    .where(eq(safe.address, address))
  expect(row).toMatchObject({
    singleton: chain.contracts['1.4.1'].singleton.address,
    setupData: expect.stringMatching(/^0xb63e800d/),
  })
})

test('behavior: owners that changed earlier in the block of an execution', async () => {
  const owners = [alice.address, bob.address]
  const address = await createTestSafe(chain, { owners })
  const data = encodeAddOwner({ owner: carol.address, threshold: 1 })
  const calls = [
    { to: address, data, nonce: 0n },
    { to: bob.address, nonce: 1n },
  ]
  const { client } = chain
  const from = chain.accounts[9] ?? zeroAddress
  await client.setAutomine(false)
  for (const call of calls) {
    const signed = await sign(chain, address, call)
    const gas = '0x7a120'
    await client.request({
      method: 'eth_sendTransaction',
      params: [{ from, to: address, data: signed.data, gas }],
    })
  }
  await client.mine({ blocks: 1 })
  await client.setAutomine(true)
  await execute(chain, address, { to: bob.address })
  await settle()
  const rows = await executionsOf(index.db, address)
  expect(rows[0]?.blockNumber).toBe(rows[1]?.blockNumber)
  expect(rows.map((row) => row.owners?.toSorted() ?? null)).toEqual([
    null,
    [alice.address, bob.address, carol.address].toSorted(),
    null,
  ])
})

test('behavior: can be rebuilt', async () => {
  await settle()
  await expectRebuildable(index, chain.rpcUrl)
})
