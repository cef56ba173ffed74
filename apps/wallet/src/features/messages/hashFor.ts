import { digestOf } from '@strongroom/react-hooks/sign'
import { hashSafeMessageBytes } from '@strongroom/safe-protocol'
import type { SignableMessage } from '@strongroom/safe-protocol/risks'
import type { Hex } from 'viem'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'

/**
 * The hash that names a message of a safe, and that its owners sign.
 *
 * @throws InvalidInputError for typed data that does not fit its types.
 */
export function hashFor(
  safe: Pick<OpenSafe, 'chainId' | 'address' | 'version'>,
  message: SignableMessage,
): Hex {
  const version = safe.version?.split('+')[0]
  return hashSafeMessageBytes(
    { chainId: BigInt(safe.chainId), safe: safe.address, version },
    digestOf(message),
  ).safeMessageHash
}
