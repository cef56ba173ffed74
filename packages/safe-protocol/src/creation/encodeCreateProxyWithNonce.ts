import type { Address, Hex } from 'viem'
import { encodeCall } from '../abi/encodeCall.ts'

/**
 * Encodes `createProxyWithNonce` of the proxy factory, which any account may
 * call.
 *
 * @example
 * ```ts
 * import {
 *   encodeCreateProxyWithNonce,
 *   encodeSetup,
 * } from '@strongroom/safe-protocol'
 *
 * const data = encodeCreateProxyWithNonce({
 *   singleton: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
 *   setup: encodeSetup({
 *     owners: ['0x8ba1f109551bD432803012645Ac136ddd64DBA72'],
 *     threshold: 1,
 *     fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
 *   }),
 *   saltNonce: 0n,
 * })
 * ```
 */
export function encodeCreateProxyWithNonce(parameters: {
  singleton: Address
  /** Result of `encodeSetup`. */
  setup: Hex
  saltNonce: bigint
}): Hex {
  return encodeCall(
    'createProxyWithNonce(address singleton,bytes setup,uint256 saltNonce)',
    parameters,
  )
}
