import { createSafe } from '@strongroom/devnet'
import { type Address, parseAbi } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { beforeAll, expect, test } from 'vitest'
import {
  createChainClient,
  createRpc,
  type RpcCallError,
} from '../../src/chain/index.ts'
import { verifyMessage } from '../../src/index.ts'
import { openChain } from './createSigningApp.fixture.ts'

const owner = mnemonicToAccount(
  'test test test test test test test test test test test junk',
).address
const abi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function approveHash(bytes32 hash)',
])
// The port refuses connections.
const dead = 'http://127.0.0.1:9'

const chain = await openChain()
let safe: Address
beforeAll(async () => {
  safe = await createSafe(chain.client, {
    contracts: chain.contracts['1.4.1'],
    owners: [owner],
    threshold: 1,
    from: owner,
    saltNonce: 0n,
  })
})

const clientOf = (rpcUrls: string[]) =>
  createChainClient({ chainId: 1337, rpcUrls, batch: true })

test('default: sends concurrent reads as a batch to the node that answers', async () => {
  const client = clientOf([dead, chain.rpcUrl])
  const contract = { abi, address: safe } as const
  expect(
    await Promise.all([
      client.getChainId(),
      client.readContract({ ...contract, functionName: 'getOwners' }),
      client.readContract({ ...contract, functionName: 'getThreshold' }),
    ]),
  ).toEqual([1337, [owner], 1n])
})

test('error: a revert is viem’s, with its reason', async () => {
  const failed = clientOf([chain.rpcUrl, dead]).simulateContract({
    abi,
    address: safe,
    functionName: 'approveHash',
    args: [`0x${'11'.repeat(32)}`],
    account: safe,
  })
  await expect(failed).rejects.toMatchObject({
    name: 'ContractFunctionExecutionError',
    cause: { name: 'ContractFunctionRevertedError', reason: 'GS030' },
  })
})

test('behavior: both kinds of client serve a verification', async () => {
  const message = 'I own this safe.'
  for (const rpc of [clientOf([dead, chain.rpcUrl]), createRpc(chain.rpcUrl)])
    expect(
      await verifyMessage({
        chainId: '1337',
        safeAddress: safe,
        version: '1.4.1',
        message,
        rpc,
      }),
    ).toMatchObject({ status: 'verified', problems: [] })
})

test('error: the small client keeps the data of a revert', async () => {
  const call = { to: safe, from: safe, data: `0xd4d9bdcd${'11'.repeat(32)}` }
  const error = await createRpc(chain.rpcUrl)
    .request({ method: 'eth_call', params: [call, 'latest'] })
    .catch((reason: RpcCallError) => reason)
  expect(error).toMatchObject({ name: 'RpcCallError', code: 3 })
})
