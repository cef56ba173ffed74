import { type Chain, contractsOf, createSafe, send } from '@strongroom/devnet'
import {
  decodeProxyCreation,
  encodeCreateProxyWithNonce,
  encodeMultiSendCallOnly,
  encodeSetup,
  planRedeployment,
} from '@strongroom/safe-protocol'
import { type Address, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { RpcCallError } from '../../src/chain/index.ts'
import { readSafeCreation } from '../../src/sign/index.ts'
import { openChain } from './createSigningApp.fixture.ts'

const [local, saigon] = await Promise.all([openChain(), openChain(2021)])
const [alice, bob] = local.accounts as [Address, Address]
let saltNonce = 5200n

interface Call {
  readonly method: string
  readonly params?: readonly unknown[]
}
type Answer = (honest: unknown, call: Call) => unknown
/** A node of a chain, with other answers to some methods. */
const nodeOf = (
  { client }: Pick<Chain, 'client'>,
  answers: Record<string, Answer> = {},
) => ({
  request: async (call: Call): Promise<unknown> => {
    const honest = await client.request(call as never)
    const answer = answers[call.method]
    return answer ? answer(honest, call) : honest
  },
})

const setup = (threshold: number) => ({
  ...{ owners: [alice, bob], threshold, from: bob },
  saltNonce: saltNonce++,
})
const create = (version: '1.3.0' | '1.4.1' | '1.5.0' = '1.4.1') =>
  createSafe(local.client, {
    contracts: local.contracts[version],
    ...setup(2),
  })

test('default: each version, on both chains, without a hint', async () => {
  for (const version of ['1.3.0', '1.4.1', '1.5.0'] as const) {
    const safe = await create(version)
    const creation = await readSafeCreation(nodeOf(local), { safe })
    if (creation.status !== 'found') throw new Error(creation.status)
    expect(creation.factory).toBe(
      contractsOf(1337)[version].proxyFactory.address,
    )
    expect(await planRedeployment({ safe, ...creation })).toMatchObject({
      status: 'ready',
      version,
    })
  }
  const safe = await createSafe(saigon.client, {
    contracts: saigon.contracts['1.3.0'],
    ...setup(1),
  })
  const creation = await readSafeCreation(nodeOf(saigon), { safe })
  if (creation.status !== 'found') throw new Error(creation.status)
  expect(await planRedeployment({ safe, ...creation })).toMatchObject({
    status: 'ready',
    setup: { threshold: 1 },
  })
})

test('behavior: a hint spares the search, and a wrong one is ignored', async () => {
  const safe = await create()
  const other = await create()
  const found = await readSafeCreation(nodeOf(local), { safe })
  const wrong = await readSafeCreation(nodeOf(local), { safe: other })
  if (found.status !== 'found' || wrong.status !== 'found')
    throw new Error('not found')
  let searches = 0
  const node = nodeOf(local, {
    eth_getLogs: (logs) => {
      searches += 1
      return logs
    },
  })
  const { txHash } = found
  expect(await readSafeCreation(node, { safe, txHash })).toEqual(found)
  expect(searches).toBe(0)
  for (const hint of [wrong.txHash, zeroHash])
    expect(await readSafeCreation(node, { safe, txHash: hint })).toEqual(found)
  expect(searches).toBe(2)
})

test('behavior: a creation in a batch names the batch as called', async () => {
  const contracts = contractsOf(1337)['1.4.1']
  const factory = contracts.proxyFactory.address
  const call = {
    singleton: contracts.singletonL2.address,
    setup: encodeSetup({
      ...{ owners: [alice], threshold: 1 },
      fallbackHandler: contracts.fallbackHandler.address,
    }),
    saltNonce: saltNonce++,
  }
  const data = encodeCreateProxyWithNonce(call)
  const to = contracts.multiSendCallOnly.address
  const { logs } = await send(local.client, {
    from: bob,
    to,
    data: encodeMultiSendCallOnly([
      { to: factory, value: 0n, data, operation: 0 },
    ]),
  })
  const safe = logs.find(({ address }) => address !== factory.toLowerCase())
  if (safe === undefined) throw new Error('no safe was created')
  const creation = await readSafeCreation(nodeOf(local), {
    safe: safe.address,
  })
  expect(creation).toMatchObject({ status: 'found', factory, to })
  if (creation.status === 'found')
    expect(
      await planRedeployment({ safe: safe.address, ...creation }),
    ).toMatchObject({ reason: 'indirect', contract: to })
})

test('error: a node that names another initializer is found out by the address', async () => {
  const safe = await create()
  const other = await create()
  const theirs = await readSafeCreation(nodeOf(local), { safe: other })
  if (theirs.status !== 'found') throw new Error(theirs.status)
  const { singleton } = decodeProxyCreation(theirs.data)
  const forged = encodeCreateProxyWithNonce({
    singleton,
    setup: encodeSetup({
      ...{ owners: [bob], threshold: 1 },
      fallbackHandler: contractsOf(1337)['1.4.1'].fallbackHandler.address,
    }),
    saltNonce: 1n,
  })
  for (const input of [theirs.data, forged]) {
    const node = nodeOf(local, {
      eth_getTransactionByHash: (honest) => ({ ...Object(honest), input }),
    })
    const creation = await readSafeCreation(node, { safe })
    if (creation.status !== 'found') throw new Error(creation.status)
    expect(await planRedeployment({ safe, ...creation })).toMatchObject({
      reason: 'addressDiffers',
    })
  }
})

test('error: the status says whether the node lacks, refuses or garbles an answer', async () => {
  const safe = await create()
  const statusOf = async (answers: Record<string, Answer>) =>
    (await readSafeCreation(nodeOf(local, answers), { safe })).status
  expect(await statusOf({ eth_getLogs: () => [] })).toBe('missing')
  expect(await statusOf({ eth_getTransactionReceipt: () => null })).toBe(
    'pruned',
  )
  expect(await statusOf({ eth_getTransactionByHash: () => null })).toBe(
    'pruned',
  )
  expect(
    await statusOf({
      eth_getTransactionReceipt: (honest) => ({ ...Object(honest), logs: [] }),
    }),
  ).toBe('unreported')
  expect(
    await statusOf({
      eth_getLogs: () => {
        throw new RpcCallError(-32005, 'block range is too large')
      },
    }),
  ).toBe('refused')
  expect(
    await statusOf({
      eth_getLogs: () => {
        throw new TypeError('Failed to fetch')
      },
    }),
  ).toBe('unreachable')
  expect(await statusOf({ eth_getLogs: () => 'no list' })).toBe('unreachable')
})

test('error: an aborted signal rejects with its reason', async () => {
  const reason = new Error('closed')
  const signal = AbortSignal.abort(reason)
  await expect(
    readSafeCreation(nodeOf(local), { safe: alice, signal }),
  ).rejects.toBe(reason)
})
