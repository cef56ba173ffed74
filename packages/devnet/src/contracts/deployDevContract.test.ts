import {
  type Address,
  encodeFunctionData,
  namehash,
  parseAbi,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoOwners } from '../accounts.ts'
import { send } from '../safe/send.ts'
import { startChain } from '../startChain.ts'
import { deployDevContract } from './deployDevContract.ts'
import { readDevArtifact, testContracts } from './devContracts.ts'

const { Alice, Bob } = demoOwners
let chain: Awaited<ReturnType<typeof startChain<1337>>>

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
}, 60_000)
afterAll(() => chain?.stop())

test('default: a beacon proxy runs the code of its argument on its own storage', async () => {
  const { client } = chain
  const { exchange } = testContracts()
  const proxy = await deployDevContract(client, 'DevBeaconProxy', [exchange])
  const { abi } = readDevArtifact('DevExchange')
  const data = encodeFunctionData({ abi, functionName: 'deposit' })
  await send(client, { from: Alice, to: proxy, data, value: 5n })
  const balanceAt = (address: Address) =>
    client.readContract({
      ...{ abi, address },
      functionName: 'balanceOf',
      args: [Alice],
    })
  expect(await balanceAt(proxy)).toBe(5n)
  expect(await balanceAt(exchange)).toBe(0n)
  const tooMuch = encodeFunctionData({
    ...{ abi, functionName: 'withdraw' },
    args: [6n],
  })
  await expect(
    send(client, { from: Alice, to: proxy, data: tooMuch }),
  ).rejects.toThrow()
})

test('behavior: a registry has a resolver for names that were set', async () => {
  const { client } = chain
  const names = await deployDevContract(client, 'DevNames')
  const { abi } = readDevArtifact('DevNames')
  const node = namehash('bob.eth')
  const data = encodeFunctionData({
    ...{ abi, functionName: 'setAddr' },
    args: [node, Bob],
  })
  await send(client, { from: Alice, to: names, data })
  const reads = parseAbi([
    'function resolver(bytes32) view returns (address)',
    'function addr(bytes32) view returns (address)',
  ])
  const read = (functionName: 'resolver' | 'addr', of: string) =>
    client.readContract({
      ...{ abi: reads, address: names, functionName },
      args: [namehash(of)],
    })
  expect(await read('resolver', 'bob.eth')).toBe(names)
  expect(await read('addr', 'bob.eth')).toBe(Bob)
  expect(await read('resolver', 'carol.eth')).toBe(zeroAddress)
})
