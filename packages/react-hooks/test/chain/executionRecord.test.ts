import { createSafe, executeSafe } from '@strongroom/devnet'
import {
  createSafeTransaction,
  encodeEnableModule,
  encodeMultiSend,
  hashSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseEther,
} from 'viem'
import { beforeAll, expect, test } from 'vitest'
import {
  type ExecutionQuery,
  readExecutionRecord,
} from '../../src/sign/index.ts'
import { openChain } from './createSigningApp.fixture.ts'

const chain = await openChain()
let alice: Address
let bob: Address
let salt = 1n
beforeAll(async () => {
  ;[alice, bob] = chain.accounts as [Address, Address]
})

interface Call {
  readonly method: string
  readonly params?: readonly unknown[]
}
const request = (call: Call): Promise<unknown> =>
  chain.client.request(call as never)
/** The node with other answers. */
const nodeWith = (answers: Record<string, (honest: unknown) => unknown>) => ({
  request: async (call: Call) => {
    const honest = await request(call)
    const answer = answers[call.method]
    return answer ? answer(honest) : honest
  },
})

/** A safe of Alice and Bob, on which Bob executes. */
async function open() {
  const safe = await createSafe(chain.client, {
    contracts: chain.contracts['1.4.1'],
    owners: [alice, bob],
    threshold: 2,
    saltNonce: salt++,
    from: bob,
  })
  await chain.client.setBalance({ address: safe, value: parseEther('10') })
  let nonce = 0n
  const execute = async (
    fields: Partial<SafeTransaction> & { to: Address },
  ): Promise<ExecutionQuery> => {
    const transaction = createSafeTransaction({ ...fields, nonce: nonce++ })
    const { safeTxHash } = hashSafeTransaction(
      { chainId: 1337, safe },
      transaction,
    )
    const signers = [alice, bob]
    const receipt = await executeSafe(chain.client, {
      ...{ safe, ...fields, signers, executor: bob },
    })
    const txHash = receipt.transactionHash
    return { safe, kind: 'multisig', safeTxHash, txHash }
  }
  return { safe, execute }
}

async function mined(
  call: { to: Address; value?: bigint; data?: Hex },
  from = bob,
) {
  const hash = await chain.client.sendTransaction({ account: from, ...call })
  return chain.client.waitForTransactionReceipt({ hash })
}

test('default: block, time, fee, sender, depth and signatures of an execution', async () => {
  const { execute } = await open()
  const query = await execute({ to: alice, value: 1n })
  const { client } = chain
  const hash = query.txHash
  const receipt = await client.getTransactionReceipt({ hash })
  const block = await client.getBlock({ blockNumber: receipt.blockNumber })
  const { input } = await client.getTransaction({ hash })
  const record = await readExecutionRecord({ request }, query)
  expect(record).toMatchObject({
    status: 'found',
    succeeded: true,
    block: Number(receipt.blockNumber),
    timestamp: Number(block.timestamp) * 1000,
    sender: bob,
    ...{ kind: 'multisig', through: undefined },
    gasUsed: receipt.gasUsed,
    fee: receipt.gasUsed * receipt.effectiveGasPrice,
    confirmations: 1,
    data: input,
  })
  expect(record).toMatchObject({
    signatures: [alice, bob]
      .sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
      .map((signer) => ({ signer, kind: 'eip712' })),
  })
  await client.mine({ blocks: 3 })
  expect(await readExecutionRecord({ request }, query)).toMatchObject({
    confirmations: 4,
  })
})

test('behavior: an execution whose call fails is told apart', async () => {
  const { execute } = await open()
  const query = await execute({
    ...{ to: chain.tokens.gold, data: '0xa9059cbb', safeTxGas: 50_000n },
  })
  expect(await readExecutionRecord({ request }, query)).toMatchObject({
    status: 'found',
    succeeded: false,
    signatures: [{}, {}],
  })
})

test('behavior: an execution through another contract has calldata and no signatures of its own', async () => {
  const { safe, execute } = await open()
  const multiSend = chain.contracts['1.4.1'].multiSendCallOnly.address
  const snapshot = await chain.client.snapshot()
  const direct = await execute({ to: alice, value: 1n })
  const { input } = await chain.client.getTransaction({ hash: direct.txHash })
  await chain.client.revert({ id: snapshot })
  const data = encodeMultiSend([{ to: safe, data: input }])
  const { transactionHash } = await mined({ to: multiSend, data })
  const query = { ...direct, txHash: transactionHash }
  expect(await readExecutionRecord({ request }, query)).toMatchObject({
    status: 'found',
    through: multiSend,
    data,
    signatures: undefined,
  })
})

test('behavior: a module, an incoming payment, a token and the creation are proven by their own events', async () => {
  const { safe, execute } = await open()
  const { module } = chain.testing
  await execute({ to: safe, data: encodeEnableModule({ module }) })
  const operator = chain.accounts.at(-1) as Address
  const pay = encodeFunctionData({
    abi: parseAbi(['function pay(address safe, address to, uint256 value)']),
    functionName: 'pay',
    args: [safe, alice, 1n],
  })
  const byModule = await mined({ to: module, data: pay }, operator)
  const read = (txHash: Hex, fields: Partial<ExecutionQuery>) =>
    readExecutionRecord(
      { request },
      { safe, kind: 'module', txHash, ...fields },
    )
  const { transactionHash } = byModule
  expect(await read(transactionHash, { module })).toMatchObject({
    ...{ status: 'found', succeeded: true, sender: operator },
    through: module,
    signatures: undefined,
  })
  expect(await read(transactionHash, { module: alice })).toMatchObject({
    status: 'unrelated',
  })
  const coin = await mined({ to: safe, value: 1n })
  const mint = encodeFunctionData({
    abi: parseAbi(['function mint(address to, uint256 value)']),
    functionName: 'mint',
    args: [safe, 5n],
  })
  const token = await mined({ to: chain.tokens.gold, data: mint })
  for (const { transactionHash: hash } of [coin, token])
    expect(await read(hash, { kind: 'incoming' })).toMatchObject({
      ...{ status: 'found', sender: bob },
    })
  // Another safe's payment proves nothing about this one.
  const other = await open()
  const elsewhere = await mined({ to: other.safe, value: 1n })
  expect(
    await read(elsewhere.transactionHash, { kind: 'incoming' }),
  ).toMatchObject({ status: 'unrelated' })
  expect(await read(coin.transactionHash, { kind: 'creation' })).toMatchObject({
    status: 'unrelated',
  })
})

test('error: a chain transaction of another execution is unrelated', async () => {
  const { execute } = await open()
  const query = await execute({ to: alice, value: 1n })
  const { txHash } = await execute({ to: alice, value: 2n })
  expect(await readExecutionRecord({ request }, { ...query, txHash })).toEqual({
    ...{ status: 'unrelated', txHash },
  })
})

test('error: a dropped receipt, a replaced block and an unknown hash are told apart', async () => {
  const { execute } = await open()
  const query = await execute({ to: alice, value: 1n })
  const block = Number(await chain.client.getBlockNumber())
  const gone = () => null
  const statusOf = async (
    answers: Parameters<typeof nodeWith>[0],
    fields: Partial<ExecutionQuery> = {},
  ) => {
    const asked = { ...query, ...fields }
    return (await readExecutionRecord(nodeWith(answers), asked)).status
  }
  const pruned = {
    ...{ eth_getTransactionReceipt: gone, eth_getTransactionByHash: gone },
  }
  expect(await statusOf({ eth_getTransactionReceipt: gone })).toBe('pruned')
  expect(await statusOf(pruned, { block })).toBe('pruned')
  expect(await statusOf(pruned, { block: block - 1 })).toBe('reorged')
  expect(await statusOf(pruned, { block: block + 9 })).toBe('missing')
  expect(await statusOf(pruned)).toBe('missing')
  expect(
    await statusOf({
      eth_getBlockByNumber: (honest) => ({
        ...(honest as object),
        hash: `0x${'ab'.repeat(32)}`,
      }),
    }),
  ).toBe('reorged')
  for (const lie of [7, 'text', {}, [], { logs: [{}] }])
    expect(await statusOf({ eth_getTransactionReceipt: () => lie })).toMatch(
      /unreachable|reorged/,
    )
  expect(
    await statusOf({ eth_blockNumber: () => Promise.reject(new Error('no')) }),
  ).toBe('unreachable')
})

test('error: an execution that a reorg takes away is no longer found', async () => {
  const { execute } = await open()
  const snapshot = await chain.client.snapshot()
  const query = await execute({ to: alice, value: 1n })
  const block = Number(await chain.client.getBlockNumber())
  await chain.client.revert({ id: snapshot })
  expect(
    await readExecutionRecord({ request }, { ...query, block }),
  ).toMatchObject({ status: 'missing' })
  await chain.client.mine({ blocks: 2 })
  expect(
    await readExecutionRecord({ request }, { ...query, block }),
  ).toMatchObject({ status: 'reorged' })
})
