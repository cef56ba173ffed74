import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  parseAbi,
} from 'viem'
import { deployerAccount } from '../accounts.ts'
import type { ChainClient } from '../chainClient.ts'
import { planDevContracts } from '../contracts/devContracts.ts'
import { executeSafe } from './executeSafe.ts'
import { send } from './send.ts'

const abi = parseAbi([
  'function setUp(bytes parameters)',
  'function transferOwnership(address owner)',
  'function enableModule(address module)',
])

export interface EnableRecoveryOptions {
  safe: Address
  /** Owners of the safe that sign, as many as its threshold. */
  signers: readonly Address[]
  /** Accounts that may start a recovery. */
  recoverers: readonly Address[]
  /** Seconds between the start and the earliest execution. */
  cooldown: number
  /** Seconds that an attempt stays executable; 0: for good. */
  expiration: number
}

/**
 * Gives a safe a recovery module: a proxy (EIP-1167) of `DevDelay`, owned by the
 * safe, that lets `recoverers` queue calls of the safe.
 *
 * @returns address of the module
 * @throws {DevnetError} when a transaction reverts.
 *
 * @example
 * ```ts
 * import { demoOwners, enableRecovery, startChain } from '@strongroom/devnet'
 *
 * const { client, safes } = await startChain({ chainId: 1337 })
 * const { Alice, Dave } = demoOwners
 * const module = await enableRecovery(client, {
 *   safe: safes[0]?.address ?? '0x',
 *   signers: [Alice],
 *   recoverers: [Dave],
 *   cooldown: 7 * 86_400,
 *   expiration: 0,
 * })
 * ```
 */
export async function enableRecovery(
  client: ChainClient,
  options: EnableRecoveryOptions,
): Promise<Address> {
  const { safe, recoverers, cooldown, expiration } = options
  const from = deployerAccount
  const nonce = BigInt(await client.getTransactionCount({ address: from }))
  const module = getContractAddress({ from, nonce })
  const hash = await client.sendTransaction({
    account: from,
    data: concatHex([
      '0x3d602d80600a3d3981f3363d3d373d3d3d363d73',
      planDevContracts().delay.address,
      '0x5af43d82803e903d91602b57fd5bf3',
    ]),
  })
  await client.waitForTransactionReceipt({ hash })
  const parameters = encodeAbiParameters(
    [
      { type: 'address' },
      { type: 'address' },
      { type: 'address' },
      { type: 'uint256' },
      { type: 'uint256' },
    ],
    [from, safe, safe, BigInt(cooldown), BigInt(expiration)],
  )
  const enable = (address: Address) =>
    encodeFunctionData({ abi, functionName: 'enableModule', args: [address] })
  const calls = [
    encodeFunctionData({ abi, functionName: 'setUp', args: [parameters] }),
    ...recoverers.map(enable),
    encodeFunctionData({
      abi,
      functionName: 'transferOwnership',
      args: [safe],
    }),
  ]
  for (const data of calls) await send(client, { from, to: module, data })
  await executeSafe(client, {
    safe,
    to: safe,
    data: enable(module),
    signers: options.signers,
    executor: from,
  })
  return module
}
