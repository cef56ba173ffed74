import { encodeFunctionData, parseAbi, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoOwners } from '../accounts.ts'
import type { Chain } from '../Chain.ts'
import { DevnetError } from '../errors.ts'
import { startChain } from '../startChain.ts'
import { createSafe } from './createSafe.ts'
import { enableRecovery } from './enableRecovery.ts'
import { executeSafe } from './executeSafe.ts'
import { send } from './send.ts'

const { Alice, Bob, Dave, Erin } = demoOwners
const day = 86_400
const abi = parseAbi([
  'function owner() view returns (address)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[], address)',
  'function getOwners() view returns (address[])',
  'function txNonce() view returns (uint256)',
  'function setTxNonce(uint256 nonce)',
  'function skipExpired()',
  'function getTxHash(uint256 nonce) view returns (bytes32)',
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool)',
  'function executeNextTx(address to, uint256 value, bytes data, uint8 operation)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'event TransactionAdded(uint256 indexed queueNonce, bytes32 indexed txHash, address to, uint256 value, bytes data, uint8 operation)',
])
let chain: Chain<1337>

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
})

afterAll(() => chain.stop())

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'default: a recoverer changes the owners of a safe of %s after the delay',
  async (set) => {
    const { client, contracts } = chain
    const safe = await createSafe(client, {
      contracts: contracts[set],
      owners: [Alice, Bob],
      threshold: 2,
      saltNonce: 31n,
      from: Alice,
    })
    const module = await enableRecovery(client, {
      safe,
      signers: [Alice, Bob],
      recoverers: [Dave],
      cooldown: day,
      expiration: day,
    })
    const read = { abi, address: module } as const
    expect(await client.readContract({ ...read, functionName: 'owner' })).toBe(
      safe,
    )
    const call = [
      safe,
      0n,
      encodeFunctionData({
        abi,
        functionName: 'addOwnerWithThreshold',
        args: [Erin, 1n],
      }),
      0,
    ] as const
    const propose = encodeFunctionData({
      abi,
      functionName: 'execTransactionFromModule',
      args: call,
    })
    const execute = encodeFunctionData({
      abi,
      functionName: 'executeNextTx',
      args: call,
    })
    await expect(
      send(client, { from: Erin, to: module, data: propose }),
    ).rejects.toThrow(DevnetError)
    const { logs } = await send(client, {
      from: Dave,
      to: module,
      data: propose,
    })
    const [added] = parseEventLogs({ abi, logs })
    expect(added?.args.txHash).toBe(
      await client.readContract({
        ...read,
        functionName: 'getTxHash',
        args: [0n],
      }),
    )
    await expect(
      send(client, { from: Dave, to: module, data: execute }),
    ).rejects.toThrow(DevnetError)

    // The owners move the nonce past the first attempt; a second one is executed.
    await send(client, { from: Dave, to: module, data: propose })
    await executeSafe(client, {
      safe,
      to: module,
      data: encodeFunctionData({ abi, functionName: 'setTxNonce', args: [1n] }),
      signers: [Alice, Bob],
      executor: Alice,
    })
    await client.increaseTime({ seconds: day })
    await send(client, { from: Erin, to: module, data: execute })
    const owners = await client.readContract({
      abi,
      address: safe,
      functionName: 'getOwners',
    })
    expect(owners).toEqual([Erin, Alice, Bob])

    // A third one expires.
    await send(client, { from: Dave, to: module, data: propose })
    await client.increaseTime({ seconds: 2 * day + 2 })
    await expect(
      send(client, { from: Dave, to: module, data: execute }),
    ).rejects.toThrow(DevnetError)
    await send(client, {
      from: Dave,
      to: module,
      data: encodeFunctionData({ abi, functionName: 'skipExpired' }),
    })
    expect(
      await client.readContract({ ...read, functionName: 'txNonce' }),
    ).toBe(3n)
  },
)
