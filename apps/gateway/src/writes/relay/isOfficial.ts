import {
  getSafeDeployment,
  identifyContract,
  type SafeContractName,
} from '@strongroom/safe-protocol'
import type { Address } from 'viem'

/**
 * Whether an address is one of the named contracts of Safe, of the version if
 * one is given, on a chain that has it.
 */
export function isOfficial(
  chainId: string,
  address: Address,
  names: readonly SafeContractName[],
  version?: string,
): boolean {
  const contract = identifyContract(address)
  if (contract === undefined || !names.includes(contract.name)) return false
  const { version: found, kind } = contract
  // The part after a plus sign names the singleton, not the version.
  if (version !== undefined && version.split('+')[0] !== found) return false
  return (
    getSafeDeployment({ version: found, kind, chainId: BigInt(chainId) }) !==
    undefined
  )
}

export const isOfficialSingleton = (
  chainId: string,
  address: Address,
  version?: string,
): boolean =>
  isOfficial(chainId, address, ['singleton', 'singletonL2'], version)
