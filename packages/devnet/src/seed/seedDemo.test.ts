import { parseAbi, sliceHex, toEventSelector } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Chain } from '../Chain.ts'
import { startChain } from '../startChain.ts'
import { demoSafes } from './demoSafes.ts'

const abi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function VERSION() view returns (string)',
  'function nonce() view returns (uint256)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
  'function balanceOf(address) view returns (uint256)',
])

let chains: [Chain<1337>, Chain<2021>]

beforeAll(async () => {
  chains = await Promise.all([
    startChain({ chainId: 1337 }),
    startChain({ chainId: 2021 }),
  ])
})

afterAll(() => Promise.all(chains.map((chain) => chain.stop())))

test('default: the demo safes match their description', async () => {
  for (const { client, chainId, safes } of chains) {
    expect(safes).toEqual(demoSafes(chainId))
    for (const safe of safes) {
      const { address } = safe
      const read = <Name extends 'getOwners' | 'getThreshold' | 'VERSION'>(
        functionName: Name,
      ) => client.readContract({ abi, address, functionName })
      expect(await read('getOwners')).toEqual(safe.owners)
      expect(await read('getThreshold')).toBe(BigInt(safe.threshold))
      expect(await read('VERSION')).toBe(safe.version)
    }
  }
})

test('behavior: they point to the L2 singleton and the handler', async () => {
  const [{ client, safes, contracts }] = chains
  for (const { address, version } of safes) {
    const { singletonL2, fallbackHandler } = contracts[version]
    const singleton = await client.getStorageAt({ address, slot: '0x0' })
    expect(sliceHex(singleton ?? '0x', 12)).toBe(
      singletonL2.address.toLowerCase(),
    )
    const handler = await client.getStorageAt({
      address,
      // keccak256("fallback_manager.handler.address")
      slot: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
    })
    expect(sliceHex(handler ?? '0x', 12)).toBe(
      fallbackHandler.address.toLowerCase(),
    )
  }
})

test('behavior: a week of history up to now, never in the future', async () => {
  for (const { client } of chains) {
    const height = await client.getBlockNumber()
    let before = 0n
    for (let blockNumber = 0n; blockNumber <= height; blockNumber++) {
      const { timestamp } = await client.getBlock({ blockNumber })
      expect(timestamp).toBeGreaterThanOrEqual(before)
      before = timestamp
    }
    const now = Date.now() / 1000
    expect(Number(before)).toBeLessThanOrEqual(now)
    const { timestamp } = await client.getBlock({ blockNumber: 0n })
    expect(now - Number(timestamp)).toBeGreaterThan(4 * 86_400)
  }
})

test('behavior: the events of the demo safes', async () => {
  const [{ client, safes, testing, tokens }] = chains
  const events = parseAbi([
    'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
    'event ExecutionFailure(bytes32 txHash, uint256 payment)',
    'event AddedOwner(address owner)',
    'event EnabledModule(address module)',
    'event ExecutionFromModuleSuccess(address module)',
  ])
  const summary: Record<string, unknown> = {}
  for (const { name, address } of safes) {
    const logs = await client.getLogs({ address, fromBlock: 0n })
    const count = (event: (typeof events)[number]) =>
      logs.filter(({ topics }) => topics[0] === toEventSelector(event)).length
    summary[name] = {
      nonce: await client.readContract({ abi, address, functionName: 'nonce' }),
      balance: await client.getBalance({ address }),
      ...Object.fromEntries(
        events.map((event) => [event.name, count(event)] as const),
      ),
    }
  }
  expect(summary).toMatchInlineSnapshot(`
    {
      "Council": {
        "AddedOwner": 1,
        "EnabledModule": 0,
        "ExecutionFailure": 0,
        "ExecutionFromModuleSuccess": 0,
        "ExecutionSuccess": 1,
        "balance": 40000000000000000000n,
        "nonce": 1n,
      },
      "Frontier": {
        "AddedOwner": 0,
        "EnabledModule": 1,
        "ExecutionFailure": 0,
        "ExecutionFromModuleSuccess": 1,
        "ExecutionSuccess": 1,
        "balance": 29750000000000000000n,
        "nonce": 1n,
      },
      "Heritage": {
        "AddedOwner": 0,
        "EnabledModule": 0,
        "ExecutionFailure": 1,
        "ExecutionFromModuleSuccess": 0,
        "ExecutionSuccess": 0,
        "balance": 25000000000000000000n,
        "nonce": 1n,
      },
      "Personal": {
        "AddedOwner": 0,
        "EnabledModule": 0,
        "ExecutionFailure": 0,
        "ExecutionFromModuleSuccess": 0,
        "ExecutionSuccess": 1,
        "balance": 11600000000000000000n,
        "nonce": 1n,
      },
      "Treasury": {
        "AddedOwner": 0,
        "EnabledModule": 0,
        "ExecutionFailure": 0,
        "ExecutionFromModuleSuccess": 0,
        "ExecutionSuccess": 2,
        "balance": 101250000000000000000n,
        "nonce": 2n,
      },
    }
  `)
  const frontier = safes[4]?.address ?? '0x'
  const [modules] = await client.readContract({
    abi,
    address: frontier,
    functionName: 'getModulesPaginated',
    args: ['0x0000000000000000000000000000000000000001', 10n],
  })
  expect(modules).toEqual([testing.module])
  const badges = await client.readContract({
    abi,
    address: tokens.badge,
    functionName: 'balanceOf',
    args: [safes[1]?.address ?? '0x'],
  })
  expect(badges).toBe(1n)
})
