import type { Address, Hex } from 'viem'
import { decodeParameters } from '../abi/decodeParameters.ts'
import { parseTable } from '../abi/parseSignature.ts'
import { InvalidCalldataError } from '../errors.ts'

const table = `createProxy(address singleton,bytes setup)
createProxyWithNonce(address singleton,bytes setup,uint256 saltNonce)
createProxyWithNonceL2(address singleton,bytes setup,uint256 saltNonce)
createProxyWithCallback(address singleton,bytes setup,uint256 saltNonce,address callback)
createChainSpecificProxyWithNonce(address singleton,bytes setup,uint256 saltNonce)
createChainSpecificProxyWithNonceL2(address singleton,bytes setup,uint256 saltNonce)`

/** Functions of the proxy factories that create a safe. */
export type ProxyCreationMethod =
  | 'createProxy'
  | 'createProxyWithNonce'
  | 'createProxyWithNonceL2'
  | 'createProxyWithCallback'
  | 'createChainSpecificProxyWithNonce'
  | 'createChainSpecificProxyWithNonceL2'

/** A call that creates a safe. */
export interface ProxyCreation {
  method: ProxyCreationMethod
  singleton: Address
  /** Initializer; `decodeSetup` reads it. */
  setup: Hex
  /** Undefined for `createProxy`, whose address depends on the factory's nonce. */
  saltNonce: bigint | undefined
}

/**
 * Decodes a call of a proxy factory that creates a safe (1.1.1 to 1.5.0).
 *
 * @throws InvalidCalldataError when the data is another call or is cut off.
 *
 * @example
 * ```ts
 * import {
 *   decodeProxyCreation,
 *   decodeSetup,
 *   type ProxyCreation,
 * } from '@strongroom/safe-protocol'
 *
 * export function firstThreshold(input: `0x${string}`) {
 *   const creation: ProxyCreation = decodeProxyCreation(input)
 *   return decodeSetup(creation.setup).threshold
 * }
 * ```
 */
export function decodeProxyCreation(data: Hex): ProxyCreation {
  const bytes = String(data).toLowerCase()
  const item = parseTable(table, 10).get(bytes.slice(0, 10))
  if (item === undefined || !/^0x(?:[\da-f]{2})*$/.test(bytes))
    throw new InvalidCalldataError('The data does not create a safe.')
  const [singleton, setup, saltNonce] = decodeParameters(
    item.inputs,
    bytes.slice(10),
  )
  return {
    method: item.name,
    singleton,
    setup,
    saltNonce,
  } as ProxyCreation
}
