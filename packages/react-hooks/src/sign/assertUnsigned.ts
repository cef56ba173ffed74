import type { SafeSignature } from '@strongroom/safe-protocol'
import { type Address, isAddressEqual } from 'viem'
import { SigningError } from './SigningError.ts'

/**
 * Stops where the account has signed: a wallet is asked once for a hash.
 *
 * @throws SigningError `alreadySigned`.
 */
export function assertUnsigned(
  signatures: readonly SafeSignature[],
  account: Address,
): void {
  if (signatures.some(({ signer }) => isAddressEqual(signer, account)))
    throw new SigningError('alreadySigned')
}
