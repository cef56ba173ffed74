import { networkInterfaces } from 'node:os'
import { getCreate2Address, keccak256, parseAbi, sliceHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Chain } from './Chain.ts'
import { setsOfChain } from './contracts/ChainContracts.ts'
import { planDeployments } from './contracts/planDeployments.ts'
import { PortInUseError } from './errors.ts'
import { startChain } from './startChain.ts'

// Two isolated instances side by side, as test files run.
let local: Chain<1337>
let saigon: Chain<2021>

beforeAll(async () => {
  const chains = await Promise.all([
    startChain({ chainId: 1337, seed: false }),
    startChain({ chainId: 2021, seed: false }),
  ])
  local = chains[0]
  saigon = chains[1]
})

afterAll(() => Promise.all([local.stop(), saigon.stop()]))

test('default', async () => {
  expect(local.port).not.toBe(saigon.port)
  expect(await local.client.getChainId()).toBe(1337)
  expect(await saigon.client.getChainId()).toBe(2021)
  expect(local.safes).toEqual([])
  expect(local.accounts).toHaveLength(10)
  const held = await local.client.request({ method: 'eth_accounts' })
  expect(held.map((each) => each.toLowerCase())).toEqual(
    local.accounts.map((each) => each.toLowerCase()),
  )
})

test('behavior: every contract has its published address and code', async () => {
  for (const chain of [local, saigon]) {
    const planned = planDeployments(setsOfChain[chain.chainId])
    expect(planned).toHaveLength(chain.chainId === 1337 ? 41 : 8)
    for (const { set, name, address, codeHash, ...rest } of planned) {
      const code = await chain.client.getCode({ address })
      expect(keccak256(code ?? '0x'), `${name} ${set}`).toBe(codeHash)
      const computed = getCreate2Address({
        from: rest.deployer,
        salt: sliceHex(rest.data, 0, 32),
        bytecode: sliceHex(rest.data, 32),
      })
      expect(computed, `${name} ${set}`).toBe(address)
    }
  }
})

test('behavior: well-known addresses', () => {
  expect(local.contracts['1.4.1'].singletonL2.address).toBe(
    '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
  )
  expect(local.contracts['1.3.0+eip155'].proxyFactory.address).toBe(
    '0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC',
  )
  expect(Object.keys(saigon.contracts)).toEqual(['1.3.0'])
  expect(saigon.contracts['1.3.0'].singletonL2.address).toBe(
    '0x3E5c63644E683549055b9Be8653de26E0B4CD36E',
  )
})

test('behavior: chain 2021 has 1.3.0 alone', async () => {
  const { address } = local.contracts['1.4.1'].singletonL2
  expect(await saigon.client.getCode({ address })).toBeUndefined()
})

test('behavior: tokens', async () => {
  const abi = parseAbi([
    'function symbol() view returns (string)',
    'function decimals() view returns (uint8)',
    'function balanceOf(address) view returns (uint256)',
    'function mint(address) returns (uint256)',
    'function tokenURI(uint256) view returns (string)',
    'function transfer(address, uint256) returns (bool)',
  ])
  const { client, tokens, accounts } = local
  const account = accounts[0] ?? '0x'
  const of = async (address: `0x${string}`) => [
    await client.readContract({ abi, address, functionName: 'symbol' }),
    await client.readContract({ abi, address, functionName: 'decimals' }),
    await client.readContract({
      abi,
      address,
      functionName: 'balanceOf',
      args: [account],
    }),
  ]
  expect(await of(tokens.gold)).toEqual(['GOLD', 18, 10n ** 21n])
  expect(await of(tokens.usd)).toEqual(['USD', 6, 10n ** 11n])
  expect(saigon.tokens).toEqual(tokens)

  const badge = { abi, address: tokens.badge } as const
  const hash = await client.writeContract({
    ...badge,
    account,
    functionName: 'mint',
    args: [account],
  })
  await client.waitForTransactionReceipt({ hash })
  const uri = await client.readContract({
    ...badge,
    functionName: 'tokenURI',
    args: [1n],
  })
  const metadata: unknown = await (await fetch(uri)).json()
  expect(metadata).toEqual({
    name: 'Strongroom Badge 1',
    description: 'A badge of the local chain',
    image: expect.stringMatching(/^data:image\/svg\+xml;base64,[\w+/]+=*$/),
  })
  await expect(
    client.simulateContract({
      abi: parseAbi([
        'function transfer(address, uint256) returns (bool)',
        'error InsufficientBalance(address account, uint256 balance, uint256 needed)',
      ]),
      address: tokens.usd,
      account,
      functionName: 'transfer',
      args: [tokens.usd, 2n ** 200n],
    }),
  ).rejects.toThrow('InsufficientBalance')
})

test('behavior: blocks carry the present time', async () => {
  const { client } = local
  await client.mine({ blocks: 1 })
  const { timestamp } = await client.getBlock()
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(30)
})

test('behavior: listens on the loopback address alone', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  for (const { address } of others)
    await expect(
      fetch(`http://${address}:${local.port}`, { method: 'POST' }),
    ).rejects.toThrow('fetch failed')
})

test('error: port in use', async () => {
  const error = await startChain({ chainId: 2021, port: local.port }).catch(
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(PortInUseError)
  expect(error).toMatchObject({
    name: 'PortInUseError',
    port: local.port,
    message: `Port ${local.port} on 127.0.0.1 is already in use. Stop what listens there or choose another port.`,
  })
})

test('error: aborted', async () => {
  const signal = AbortSignal.abort(new Error('no longer wanted'))
  await expect(startChain({ chainId: 1337, signal })).rejects.toThrow(
    'no longer wanted',
  )
  const abort = new AbortController()
  const chain = await startChain({
    chainId: 2021,
    seed: false,
    signal: abort.signal,
  })
  abort.abort()
  await chain.ended
  await expect(chain.client.getChainId()).rejects.toThrow()
})
