import {
  identifyContract,
  type SafeContractName,
} from '@strongroom/safe-protocol'
import type { Address } from 'viem'

/** What owners call the contracts of Safe. */
const titles: Record<SafeContractName, string> = {
  singleton: 'Safe',
  singletonL2: 'Safe L2',
  proxyFactory: 'Proxy factory',
  multiSend: 'Batch contract',
  multiSendCallOnly: 'Official batch contract',
  fallbackHandler: 'Compatibility handler',
  extensibleFallbackHandler: 'Extensible handler',
  tokenCallbackHandler: 'Token callback handler',
  signMessageLib: 'Message signing library',
  createCall: 'Contract creation library',
  simulateTxAccessor: 'Simulation accessor',
  migration: 'Migration',
  toL2Migration: 'Migration to L2',
  toL2Setup: 'L2 setup',
}

/** Name and version of a contract of Safe, such as "Safe L2 1.4.1". */
export function describeContract(address: Address): string | undefined {
  const contract = identifyContract(address)
  return contract && `${titles[contract.name]} ${contract.version}`
}
