import { decideSigning, type Risk } from '@strongroom/safe-protocol/risks'
import { type Address, type Hex, pad } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { readContractRisks } from '../../src/sign/readContractRisks.ts'
import type { RpcPort } from '../../src/verify/RpcPort.ts'
import { openChain } from './createSigningApp.fixture.ts'

const safe = '0x00000000000000000000000000000000000057ae'
const stranger = '0xc0ffee254729296a45a3885639AC7E10F9d54979'
/** Says that it is a guard, and reverts on everything else. */
const locking: Hex = '0x36602414600b57600080fd5b600160005260206000f3'
const locked = '0x000000000000000000000000000000000000104c'

const chain = await openChain()
let rpc: RpcPort
beforeAll(async () => {
  rpc = chain.client as RpcPort
  await chain.client.setCode({ address: locked, bytecode: locking })
})

const at = { path: [], safe } as const
const handler = (address: Address): Risk => ({
  ...{ kind: 'fallback-handler', handler: address, known: false },
  ...at,
})
const guard = (
  address: Address,
  kind: 'guard' | 'module-guard' = 'guard',
): Risk => ({ kind, guard: address, ...at })
const singleton = (address: Address): Risk => ({
  ...{ kind: 'singleton', singleton: address, known: true },
  ...at,
})

/** Kind, reason and symbol of each finding about a change. */
const found = async (change: Risk, node = rpc, second?: RpcPort) =>
  (await readContractRisks(node, [change], { safe, second })).map((risk) =>
    [
      risk.kind,
      'reason' in risk && risk.reason,
      'symbol' in risk && risk.symbol,
    ]
      .filter(Boolean)
      .join(' '),
  )

test('behavior: a handler that is a token is found with its symbol', async () => {
  const { tokens, contracts, testing } = chain
  expect(await found(handler(tokens.usd))).toEqual(['unsafe-handler token USD'])
  expect(await found(handler(tokens.badge))).toEqual([
    'unsafe-handler token Strongroom Badge',
  ])
  expect(await found(handler(stranger))).toEqual(['unsafe-handler no-code'])
  expect(await found(handler(`0x${'0'.repeat(40)}`))).toEqual([])
  // A contract that is no handler, then the official handlers.
  expect(await found(handler(testing.module))).toEqual([])
  for (const version of ['1.3.0', '1.4.1', '1.5.0'] as const)
    expect(
      await found(handler(contracts[version].fallbackHandler.address)),
    ).toEqual([])
})

test('behavior: a guard that would lock the safe is found before it is set', async () => {
  const { testing } = chain
  expect(await found(guard(testing.guard))).toEqual([])
  expect(await found(guard(stranger))).toEqual(['unusable-guard no-code'])
  expect(await found(guard(testing.module))).toEqual([
    'unusable-guard no-interface',
  ])
  expect(await found(guard(locked))).toEqual(['unusable-guard refuses'])
})

test('behavior: a guard of modules is found unusable before Safe 1.5.0', async () => {
  const { testing, contracts, client } = chain
  const run = (version: '1.3.0' | '1.4.1' | '1.5.0') =>
    client.setStorageAt({
      ...{ address: safe, index: 0 },
      value: pad(contracts[version].singletonL2.address),
    })
  for (const version of ['1.3.0', '1.4.1'] as const) {
    await run(version)
    expect(await found(guard(locked, 'module-guard'))).toEqual([
      'unusable-guard no-module-guards',
    ])
  }
  await run('1.5.0')
  expect(await found(guard(testing.guard, 'module-guard'))).toEqual([
    'unusable-guard no-interface',
  ])
  expect(await found(guard(stranger, 'module-guard'))).toEqual([
    'unusable-guard no-code',
  ])
  expect(await found(guard(locked, 'module-guard'))).toEqual([])
})

test('behavior: an older version, another kind and other code are found', async () => {
  const { contracts, client } = chain
  const now = contracts['1.4.1'].singletonL2.address
  await client.setStorageAt({ address: safe, index: 0, value: pad(now) })
  const next = contracts['1.5.0']
  expect(await found(singleton(next.singletonL2.address))).toEqual([])
  expect(await found(singleton(next.singleton.address))).toEqual([
    'unusual-version other-kind',
  ])
  expect(
    await found(singleton(contracts['1.3.0+eip155'].singleton.address)),
  ).toEqual(['unusual-version older', 'unusual-version other-kind'])
  const replaced: RpcPort = {
    request: (call) =>
      call.method === 'eth_getCode'
        ? Promise.resolve('0x6001')
        : rpc.request(call),
  }
  expect(await found(singleton(next.singletonL2.address), replaced)).toEqual([
    'library-code',
  ])
  expect(await found(handler(next.fallbackHandler.address), replaced)).toEqual([
    'library-code',
  ])
})

test('behavior: reports findings of either node, and ignores a second node that does not answer', async () => {
  const { usd } = chain.tokens
  const lying: RpcPort = {
    request: (call) =>
      call.method === 'eth_call' ? Promise.resolve('0x') : rpc.request(call),
  }
  const silent = { request: () => Promise.reject(new Error('down')) }
  expect(await found(handler(usd), lying)).toEqual([])
  expect(await found(handler(usd), lying, rpc)).toEqual([
    'unsafe-handler token USD',
  ])
  expect(await found(handler(usd), rpc, rpc)).toHaveLength(1)
  expect(await found(handler(usd), rpc, silent)).toHaveLength(1)
  await expect(found(handler(usd), silent)).rejects.toThrow('down')
})

const addressOf = (at: number) =>
  `0x${(at + 4_096).toString(16).padStart(40, '0')}` as Address

test('behavior: each contract is read once, and its findings are at every place', async () => {
  const asked: string[] = []
  const counting: RpcPort = {
    request: (call) => {
      asked.push(call.method)
      return rpc.request(call)
    },
  }
  const changes = Array.from(
    { length: 60 },
    (_, at): Risk => ({
      ...handler(stranger),
      ...{ path: [at], safe: at % 2 ? safe : locked },
    }),
  )
  const risks = await readContractRisks(counting, changes, { safe })
  expect(asked).toEqual(['eth_getCode', 'eth_getCode'])
  expect(risks).toHaveLength(60)
  for (const at of [0, 41, 59])
    expect(risks).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'unsafe-handler', reason: 'no-code', path: [at] },
        safe: at % 2 ? safe : locked,
      }),
    )
})

test('behavior: more contracts than are checked are refused', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => handler(addressOf(at)))
  const read = (count: number) =>
    readContractRisks(rpc, many(count), { safe, second: rpc })
  expect(await read(20)).toHaveLength(20)
  const refused = await read(21)
  expect(refused).toEqual([
    { kind: 'unchecked-contracts', count: 21, most: 20, ...at },
  ])
  const hash = `0x${'11'.repeat(32)}` as const
  expect(decideSigning(refused, { hash }).decision).toBe('refuse')
})
