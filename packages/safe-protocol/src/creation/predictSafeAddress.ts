import { checksumAddress } from '@strongroom/internal/checksumAddress'
import { keccak } from '@strongroom/internal/keccak256'
import type { Address, Hex } from 'viem'
import { stripAddress } from '../bytes/address.ts'
import { strip, word } from '../bytes/hex.ts'
import { UnsupportedVersionError } from '../errors.ts'
import type { SafeVersion } from '../SafeVersion.ts'

/**
 * The address that `createProxyWithNonce` will deploy to (CREATE2). Every byte of the
 * setup, the salt nonce, the singleton and the factory count.
 *
 * The proxy's creation code is part of the formula. Give what `proxyCreationCode()` of the
 * factory returns, or only the version: the codes of the canonical factories load on demand.
 *
 * @throws UnsupportedVersionError when there is neither code nor a known version.
 *
 * @example
 * ```ts
 * import { encodeSetup, predictSafeAddress } from '@strongroom/safe-protocol'
 *
 * const address = await predictSafeAddress({
 *   version: '1.4.1',
 *   factory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
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
export async function predictSafeAddress(parameters: {
  factory: Address
  singleton: Address
  /** Result of `encodeSetup`. */
  setup: Hex
  saltNonce: bigint
  /** Version of the factory. */
  version?: SafeVersion
  /** Result of the factory's `proxyCreationCode()`. */
  proxyCreationCode?: Hex
}): Promise<Address> {
  let code = parameters.proxyCreationCode
  if (code === undefined) {
    const { proxyCreationCodes } = await import(
      '../generated/proxyCreationCodes.ts'
    )
    const version = parameters.version ?? ''
    code = new Map<string, Hex>(Object.entries(proxyCreationCodes)).get(version)
    if (code === undefined)
      throw new UnsupportedVersionError(
        version,
        'Pass proxyCreationCode, or one of the versions 1.3.0, 1.4.1 and 1.5.0.',
      )
  }
  const salt = keccak(
    keccak(strip(parameters.setup, 'setup')) +
      word(parameters.saltNonce, 'saltNonce'),
  )
  const initCode =
    strip(code, 'proxyCreationCode') +
    stripAddress(parameters.singleton, 'singleton').padStart(64, '0')
  return checksumAddress(
    keccak(
      `ff${stripAddress(parameters.factory, 'factory')}${salt}${keccak(initCode)}`,
    ).slice(24),
  )
}
