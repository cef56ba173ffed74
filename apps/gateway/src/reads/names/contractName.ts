import { identifyContract } from '@strongroom/safe-protocol'
import type { Address } from 'viem'

const titles: Readonly<Record<string, string>> = {
  singleton: 'Safe',
  singletonL2: 'SafeL2',
  proxyFactory: 'SafeProxyFactory',
  multiSend: 'MultiSend',
  multiSendCallOnly: 'MultiSendCallOnly',
  fallbackHandler: 'CompatibilityFallbackHandler',
  signMessageLib: 'SignMessageLib',
  createCall: 'CreateCall',
  simulateTxAccessor: 'SimulateTxAccessor',
  migration: 'SafeMigration',
  toL2Migration: 'SafeToL2Migration',
  toL2Setup: 'SafeToL2Setup',
  extensibleFallbackHandler: 'ExtensibleFallbackHandler',
  tokenCallbackHandler: 'TokenCallbackHandler',
}

/** Names of a contract that belongs to Safe. */
export function contractName(
  address: Address,
): { name: string; displayName: string } | undefined {
  const contract = identifyContract(address)
  if (contract === undefined) return undefined
  const name = titles[contract.name] ?? contract.name
  return { name, displayName: `Safe: ${name} ${contract.version}` }
}
