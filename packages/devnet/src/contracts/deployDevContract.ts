import { type Address, encodeDeployData, getAddress } from 'viem'
import { deployerAccount } from '../accounts.ts'
import type { ChainClient } from '../chainClient.ts'
import { DevnetError } from '../errors.ts'
import { readDevArtifact } from './devContracts.ts'

/** Contracts that a chain has only after a test deployed them. */
export type DevContractName = 'DevBeaconProxy' | 'DevNames'

/**
 * Deploys one of this package's own contracts at a new address: `DevBeaconProxy`, a
 * proxy of the code at its one argument, or `DevNames`, a registry of names that is
 * read as ENS is.
 *
 * @returns address of the contract
 * @throws {DevnetError} when the creation reverts.
 *
 * @example
 * ```ts
 * import { deployDevContract, startChain, testContracts } from '@strongroom/devnet'
 *
 * const { client } = await startChain({ chainId: 1337, seed: false })
 * const { exchange } = testContracts()
 * const proxy = await deployDevContract(client, 'DevBeaconProxy', [exchange])
 * ```
 */
export async function deployDevContract(
  client: ChainClient,
  name: DevContractName,
  args: readonly Address[] = [],
): Promise<Address> {
  const { abi, bytecode } = readDevArtifact(name)
  const hash = await client.sendTransaction({
    account: deployerAccount,
    data: encodeDeployData({ abi, bytecode, args }),
  })
  const { contractAddress, status } = await client.waitForTransactionReceipt({
    hash,
  })
  if (status !== 'success' || !contractAddress)
    throw new DevnetError(`The creation of ${name} reverted.`)
  return getAddress(contractAddress)
}
