import { parseSignatures, type SafeSignature } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { RefusalError } from '../../platform/errors/RefusalError.ts'

const parse = async (
  packed: Hex,
  hash: Hex,
  owners: readonly Address[],
): Promise<SafeSignature[]> => {
  try {
    // Recovering costs over a millisecond: not many more than there are owners.
    return await parseSignatures(packed, hash, { limit: owners.length + 1 })
  } catch {
    throw new RefusalError('invalid', 'Invalid signature')
  }
}

/**
 * The one signature that is sent with a message, of an owner of the safe.
 * Signatures of contracts still have to be checked.
 *
 * @throws RefusalError `rejected` or `invalid` with the reason.
 */
export async function parseMessageSignature(
  packed: Hex,
  hash: Hex,
  owners: readonly Address[],
): Promise<SafeSignature> {
  const [signature, ...more] = await parse(packed, hash, owners)
  if (signature === undefined || more.length > 0) {
    const received = signature === undefined ? 0 : 1 + more.length
    throw new RefusalError(
      'rejected',
      `1 owner signature was expected, ${received} received`,
    )
  }
  if (!owners.includes(signature.signer)) {
    throw new RefusalError(
      'rejected',
      `${signature.signer} is not an owner of the Safe`,
    )
  }
  return signature
}
