import { createSafe, send } from '@strongroom/devnet'
import {
  decodeCall,
  encodeAddDelegate,
  encodeDeleteAllowance,
  encodeEnableModule,
  encodeMultiSendCallOnly,
  encodeRemoveDelegate,
  encodeSetAllowance,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, numberToHex, zeroAddress } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { compareLimits } from '../../src/limits/compareLimits.ts'
import { readAllowanceTransfer } from '../../src/limits/readAllowanceTransfer.ts'
import { readModuleFacts } from '../../src/limits/readModuleFacts.ts'
import { readSpendingLimits } from '../../src/limits/readSpendingLimits.ts'
import type { RpcPort } from '../../src/verify/RpcPort.ts'
import { openChain } from './createSigningApp.fixture.ts'

const chain = await openChain()
let rpc: RpcPort
let safe: Address
let delegate: Address
let options: Parameters<typeof readSpendingLimits>[1]

beforeAll(async () => {
  rpc = chain.client as RpcPort
  const { accounts, client, contracts, testing } = chain
  const [owner, second] = accounts as readonly [Address, Address]
  delegate = second
  safe = await createSafe(client, {
    contracts: contracts['1.4.1'],
    ...{ owners: [owner], threshold: 1, saltNonce: 1n, from: owner },
  })
  // The node sends in the safe's name: the module asks no more than who calls.
  await client.impersonateAccount({ address: safe })
  await client.setBalance({ address: safe, value: 10n ** 18n })
  const listed = {
    [testing.allowances.toLowerCase()]: 'allowance',
  } as const
  options = { safe, chainId: '1337', listed }
})

const call = (data: Hex) =>
  send(chain.client, { from: safe, to: chain.testing.allowances, data })

test('behavior: returns no module on a chain without a registered one', async () => {
  const found = await readSpendingLimits(rpc, { safe, chainId: '1337' })
  expect(found).toMatchObject({ modules: [], limits: [], isComplete: true })
})

test('default: reads delegates, tokens and remaining amounts at one block', async () => {
  const { usd } = chain.tokens
  const weekly = { delegate, token: usd, amount: 500n, resetMinutes: 10_080 }
  await call(encodeAddDelegate({ delegate }))
  await call(encodeSetAllowance(weekly))
  await call(
    encodeSetAllowance({
      ...{ delegate, token: zeroAddress, amount: 7n, resetMinutes: 0 },
    }),
  )
  const found = await readSpendingLimits(rpc, options)
  const { number, timestamp } = await chain.client.getBlock()
  expect(found).toMatchObject({
    ...{ block: Number(number), time: Number(timestamp), isComplete: true },
    modules: [
      {
        ...{ kind: 'allowance', address: chain.testing.allowances },
        ...{ isEnabled: false, delegates: [delegate] },
      },
    ],
  })
  expect(found.limits).toMatchObject([
    { ...weekly, spent: 0n, nonce: 1 },
    { token: zeroAddress, amount: 7n, resetMinutes: 0 },
  ])
  await call(encodeDeleteAllowance({ delegate, token: zeroAddress }))
  expect((await readSpendingLimits(rpc, options)).limits).toHaveLength(1)
})

test('behavior: reads all pages of delegates, each delegate once', async () => {
  const many = Array.from(
    { length: 60 },
    (_, at) => `0x${(at + 1_000).toString(16).padStart(40, 'd')}` as Address,
  )
  for (const one of many) await call(encodeAddDelegate({ delegate: one }))
  const { modules, isComplete } = await readSpendingLimits(rpc, options)
  expect(modules[0]?.delegates).toHaveLength(61)
  expect(new Set(modules[0]?.delegates).size).toBe(61)
  expect(isComplete).toBe(true)
  for (const one of many)
    await call(encodeRemoveDelegate({ delegate: one, removeAllowances: true }))
})

/** A node that answers one view function otherwise. */
const lyingAbout = (selector: string, change: (answer: Hex) => unknown) => ({
  request: async (asked: { method: string; params?: unknown }) => {
    const answer = (await rpc.request(asked)) as Hex
    const [{ data = '' } = {}] = (asked.params ?? []) as [{ data?: string }?]
    return asked.method === 'eth_call' && data.startsWith(`0x${selector}`)
      ? change(answer)
      : answer
  },
})
const getTokenAllowance = '94b31fbd'
const getDelegates = 'eb37abe0'
const getDelegate = 'ce60c692'
const getTokens = '8d0e8e1d'

test('behavior: a second node that says otherwise is an alarm', async () => {
  const zeros = (answer: Hex) => `0x${'0'.repeat(answer.length - 2)}`
  const raised = (answer: Hex) =>
    `0x${'f'.padStart(64, '0')}${answer.slice(66)}`
  const compare = async (second: RpcPort | undefined) =>
    (await compareLimits(rpc, second, options)).second
  expect({
    none: await compare(undefined),
    honest: await compare(lyingAbout('', (answer) => answer)),
    amount: await compare(lyingAbout(getTokenAllowance, raised)),
    hidden: await compare(lyingAbout(getTokenAllowance, zeros)),
    down: await compare({ request: () => Promise.reject(new Error('down')) }),
  }).toEqual({
    none: undefined,
    honest: 'agrees',
    amount: 'differs',
    hidden: 'differs',
    down: 'silent',
  })
})

test('error: refuses answers with impossible values', async () => {
  for (const [selector, answer] of [
    [getTokenAllowance, `0x${'f'.repeat(320)}`],
    [getTokenAllowance, '0x'],
    [getDelegates, `0x${'f'.repeat(128)}`],
    [getDelegates, `0x${'0'.repeat(128)}`],
  ] as const)
    await expect(
      readSpendingLimits(
        lyingAbout(selector, () => answer),
        options,
      ),
    ).rejects.toThrow('The RPC sent an answer that cannot be decoded.')
  // A list without an end.
  const endless = lyingAbout(
    getDelegates,
    () =>
      `0x${[64, 5, 0].map((one) => one.toString(16).padStart(64, '0')).join('')}`,
  )
  expect(await readSpendingLimits(endless, options)).toMatchObject({
    isComplete: false,
  })
})

const batchOf = (calls: readonly { to: Address; data: Hex }[]) =>
  decodeCall(
    {
      to: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
      operation: 1,
      data: encodeMultiSendCallOnly(calls),
    },
    { safe },
  )

test('behavior: a review gets names and the limits that all nodes confirm', async () => {
  const { allowances } = chain.testing
  const { usd, gold } = chain.tokens
  const to = (data: Hex) => ({ to: allowances, data })
  const key = { delegate, token: usd }
  const tree = batchOf([
    to(encodeAddDelegate({ delegate })),
    to(encodeSetAllowance({ ...key, amount: 9n, resetMinutes: 0 })),
    {
      to: gold,
      data: encodeSetAllowance({ ...key, amount: 9n, resetMinutes: 0 }),
    },
  ])
  const read = (node: RpcPort, second?: RpcPort) =>
    readModuleFacts(tree, { ...options, rpc: node, second })
  const { modules, limits } = await read(rpc)
  // The token has the same function in the batch, and no name.
  expect(modules).toEqual({ [allowances.toLowerCase()]: { kind: 'allowance' } })
  const coin = { token: zeroAddress, amount: 0n, spent: 0n, resetMinutes: 0 }
  const facts = [
    {
      ...{ safe, module: allowances, delegate, isDelegate: true },
      limits: [
        { token: usd, amount: 500n, spent: 0n, resetMinutes: 10_080 },
        coin,
      ],
    },
  ]
  expect(limits).toEqual(facts)
  expect((await read(rpc, rpc)).limits).toEqual(facts)
  const down = { request: () => Promise.reject(new Error('down')) }
  const empty: Hex = `0x${[32, 0].map((one) => one.toString(16).padStart(64, '0')).join('')}`
  const liars = [
    down,
    lyingAbout(getTokenAllowance, () => `0x${'0'.repeat(320)}`),
    lyingAbout(getTokens, () => empty),
    lyingAbout(getDelegate, () => `0x${'0'.repeat(192)}`),
    lyingAbout(getDelegate, () => `0x${'0'.repeat(64)}`),
  ]
  for (const liar of liars) {
    expect((await read(rpc, liar)).limits).toEqual([])
    expect((await read(liar, rpc)).limits).toEqual([])
  }
  expect((await read(down)).limits).toEqual([])
})

test('behavior: limits that an account keeps after its removal are read', async () => {
  const { allowances } = chain.testing
  await call(encodeRemoveDelegate({ delegate, removeAllowances: false }))
  // The module ignores the removal of an account that is no delegate.
  await call(encodeRemoveDelegate({ delegate, removeAllowances: true }))
  const tree = batchOf([
    { to: allowances, data: encodeAddDelegate({ delegate }) },
  ])
  const { limits } = await readModuleFacts(tree, { ...options, rpc })
  expect(limits).toMatchObject([
    { isDelegate: false, limits: [{ amount: 500n }, { amount: 0n }] },
  ])
  await call(encodeAddDelegate({ delegate }))
})

test('behavior: a review gets all delegates of a module that the safe enables', async () => {
  const { allowances } = chain.testing
  const read = (on: Address, node: RpcPort, second?: RpcPort) =>
    readModuleFacts(
      decodeCall(
        { to: on, data: encodeEnableModule({ module: allowances }) },
        { safe: on },
      ),
      { ...options, rpc: node, second },
    )
  const { limits, fullyRead } = await read(safe, rpc, rpc)
  expect(fullyRead).toEqual([allowances])
  expect(limits).toMatchObject([
    { safe, delegate, isDelegate: true, limits: [{ amount: 500n }, {}] },
  ])
  const noDelegates: Hex = `0x${[64, 0, 0].map((one) => one.toString(16).padStart(64, '0')).join('')}`
  const liar = lyingAbout(getDelegates, () => noDelegates)
  const down = { request: () => Promise.reject(new Error('down')) }
  for (const node of [liar, down])
    for (const nodes of [[rpc, node] as const, [node, rpc] as const])
      expect((await read(safe, ...nodes)).fullyRead).toEqual([])
  expect((await read(safe, down)).fullyRead).toEqual([])
  // Another safe's module is not read.
  expect(await read(delegate, rpc)).not.toHaveProperty('fullyRead')
})

test('behavior: the limits of accounts beyond the fiftieth are not known', async () => {
  const many = Array.from(
    { length: 51 },
    (_, at) => `0x${(at + 1_000).toString(16).padStart(40, 'e')}` as Address,
  )
  const tree = batchOf(
    many.map((one) => ({
      to: chain.testing.allowances,
      data: encodeAddDelegate({ delegate: one }),
    })),
  )
  const { limits } = await readModuleFacts(tree, { ...options, rpc })
  expect(limits).toHaveLength(50)
})

test('behavior: signs only the hash that the module computes', async () => {
  const transfer = {
    ...{ chainId: '1337', module: chain.testing.allowances, safe },
    ...{ token: chain.tokens.usd, to: delegate, amount: 5n, nonce: 1 },
  }
  const honest = await readAllowanceTransfer(rpc, transfer)
  expect(honest?.typedData.message).toMatchObject({
    safe,
    amount: 5n,
    nonce: 1,
  })
  const other = lyingAbout('d626e043', () => `0x${'1'.repeat(64)}`)
  expect(await readAllowanceTransfer(other, transfer)).toBeUndefined()
})

test('behavior: two nodes are compared at a block that the first node cannot choose', async () => {
  const { client, tokens, accounts } = chain
  const [, delegate] = accounts as readonly [Address, Address]
  const weekly = { delegate, token: tokens.usd, resetMinutes: 10_080 }
  await call(encodeSetAllowance({ ...weekly, amount: 900n }))
  const old = await client.getBlock()
  await call(encodeSetAllowance({ ...weekly, amount: 1n }))
  await client.mine({ blocks: 20, interval: 60 })
  /** A node that passes an old block off as its latest one. */
  const outdated = (block: bigint): RpcPort => ({
    request: ({ method, params }) => {
      const [tag, ...rest] = (params ?? []) as unknown[]
      return rpc.request({
        method,
        params:
          method === 'eth_getBlockByNumber' && tag === 'latest'
            ? [numberToHex(block), ...rest]
            : params,
      })
    },
  })
  const limitOf = async (own: RpcPort, second: RpcPort) => {
    const { block, ...found } = await compareLimits(own, second, options)
    const limit = found.limits.find(({ token }) => token === tokens.usd)
    return [found.second, limit?.amount, BigInt(block)]
  }
  const head = await client.getBlockNumber()
  expect(await limitOf(outdated(old.number), rpc)).toEqual([
    ...['differs', 900n, old.number],
  ])
  expect(await limitOf(rpc, outdated(old.number))).toEqual([
    ...['differs', 1n, head],
  ])
  // A node that is two blocks behind is compared at its own block.
  expect(await limitOf(rpc, outdated(head - 2n))).toEqual([
    ...['agrees', 1n, head - 2n],
  ])
  expect(await limitOf(outdated(head - 2n), rpc)).toEqual([
    ...['agrees', 1n, head - 2n],
  ])
  /** A node whose clock is ahead: a limit would seem to have been reset. */
  const ahead: RpcPort = {
    request: async (asked) => {
      const answer = await rpc.request(asked)
      return asked.method === 'eth_getBlockByNumber'
        ? { ...Object(answer), timestamp: '0xffffffff' }
        : answer
    },
  }
  expect(await limitOf(ahead, rpc)).toEqual(['differs', 1n, head])
})
