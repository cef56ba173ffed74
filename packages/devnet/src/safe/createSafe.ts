import {
  type Address,
  encodeFunctionData,
  getAddress,
  parseAbi,
  sliceHex,
  toEventSelector,
  zeroAddress,
} from 'viem'
import type { ChainClient } from '../chainClient.ts'
import type { DeployedContract } from '../contracts/ChainContracts.ts'
import { DevnetError } from '../errors.ts'
import { send } from './send.ts'

const abi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
])

export interface CreateSafeOptions {
  contracts: Record<
    'singletonL2' | 'proxyFactory' | 'fallbackHandler',
    DeployedContract
  >
  owners: readonly Address[]
  threshold: number
  saltNonce: bigint
  /** Pays for it; the node holds its key. */
  from: Address
  /** Time of the block, in seconds; the present without it. */
  timestamp?: number
}

/**
 * Creates a safe through the real factory and returns its address.
 *
 * @example
 * ```ts
 * import { createSafe, demoOwners, startChain } from '@strongroom/devnet'
 *
 * const { client, contracts } = await startChain({ chainId: 1337 })
 * const { Alice, Bob } = demoOwners
 * const safe = await createSafe(client, {
 *   contracts: contracts['1.4.1'],
 *   owners: [Alice, Bob],
 *   threshold: 2,
 *   saltNonce: 1n,
 *   from: Alice,
 * })
 * ```
 *
 * @throws {DevnetError} when the factory reverts, as for a used salt nonce.
 */
export async function createSafe(
  client: ChainClient,
  options: CreateSafeOptions,
): Promise<Address> {
  const { singletonL2, proxyFactory, fallbackHandler } = options.contracts
  const setup = encodeFunctionData({
    abi,
    functionName: 'setup',
    args: [
      options.owners,
      BigInt(options.threshold),
      zeroAddress,
      '0x',
      fallbackHandler.address,
      zeroAddress,
      0n,
      zeroAddress,
    ],
  })
  const { logs } = await send(client, {
    timestamp: options.timestamp,
    from: options.from,
    to: proxyFactory.address,
    data: encodeFunctionData({
      abi,
      functionName: 'createProxyWithNonce',
      args: [singletonL2.address, setup, options.saltNonce],
    }),
  })
  // 1.3.0 has the proxy in the data, later releases have it in a topic.
  const selector = toEventSelector('ProxyCreation(address,address)')
  const log = logs.find(({ topics }) => topics[0] === selector)
  const word = log?.topics[1] ?? (log && sliceHex(log.data, 0, 32))
  if (word === undefined) throw new DevnetError('No safe was created.')
  return getAddress(sliceHex(word, 12))
}
