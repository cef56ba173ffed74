import type { Hex } from 'viem'
import { parseFields } from '../abi/parseSignature.ts'
import { toSafeTypedData } from './domain.ts'
import type { SafeDomain } from './SafeTransaction.ts'

/**
 * The typed data that owners sign for a message of a safe. `message` is the digest of
 * {@link hashSafeMessage}, or the bytes that a child safe passes to its parent.
 *
 * @example
 * ```ts
 * import {
 *   getSafeMessageTypedData,
 *   hashSafeMessage,
 * } from '@strongroom/safe-protocol'
 *
 * const domain = {
 *   chainId: 2020,
 *   safe: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
 * } as const
 * const { digest } = hashSafeMessage(domain, 'hello')
 * const typedData = getSafeMessageTypedData(domain, digest)
 * ```
 */
export function getSafeMessageTypedData(domain: SafeDomain, message: Hex) {
  const types = { SafeMessage: parseFields('bytes message') }
  return toSafeTypedData(domain, types, 'SafeMessage', { message })
}
