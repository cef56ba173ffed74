import { identifyContract } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'

/**
 * keccak256 of the runtime code of the proxies of 1.3.0, 1.4.1 and 1.5.0. Any
 * contract can emit the events of a safe; only events of this code, with a
 * known singleton behind it, are trustworthy.
 */
const proxyCodeHashes: ReadonlySet<Hex> = new Set<Hex>([
  '0xb89c1b3bdf2cf8827818646bce9a8f6e372885f8c55e5c07acbd307cb133b000',
  '0xd7d408ebcd99b2b70be43e20253d6d92a8ea8fab29bd3be7f55b10032331fb4c',
  '0x4e381985ca68b3e5d27b4425fa581c19cf33146d3f887a3cfca96f55528ea46f',
])

export const isProxyCode = (codeHash: Hex): boolean =>
  proxyCodeHashes.has(codeHash)

/** The singleton of a version we know, with or without the L2 events. */
export function isSafeSingleton(address: Hex): boolean {
  const name = identifyContract(address)?.name
  return name === 'singleton' || name === 'singletonL2'
}

/** A singleton that announces each action before it runs. */
export const isSafeSingletonL2 = (address: Hex): boolean =>
  identifyContract(address)?.name === 'singletonL2'

/** Its `ProxyCreation` names the singleton that a proxy began with. */
export const isProxyFactory = (address: Hex): boolean =>
  identifyContract(address)?.name === 'proxyFactory'

/** Release of a singleton we know, as its `VERSION` has it; else null. */
export const versionOf = (singleton: Address): string | null =>
  isSafeSingleton(singleton)
    ? (identifyContract(singleton)?.version ?? null)
    : null

/**
 * Code that safes delegate to and that leaves their settings alone: a batch
 * makes plain calls, the others write elsewhere.
 */
export const isHarmlessDelegate = (address: Address): boolean => {
  const name = identifyContract(address)?.name
  return name === 'signMessageLib' || name === 'createCall'
}

export const isMultiSend = (address: Address): boolean => {
  const name = identifyContract(address)?.name
  return name === 'multiSend' || name === 'multiSendCallOnly'
}
