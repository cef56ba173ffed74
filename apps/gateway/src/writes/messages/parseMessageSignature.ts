import { parseSignatures, type SafeSignature } from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { refuse } from '../../platform/errors/HttpError.ts'

const parse = async (
  packed: Hex,
  hash: Hex,
  owners: readonly Address[],
): Promise<SafeSignature[]> => {
  try {
    // Recovering costs over a millisecond: not many more than there are owners.
    return await parseSignatures(packed, hash, { limit: owners.length + 1 })
  } catch {
    throw refuse(422, 'Invalid signature')
  }
}

/**
 * The one signature that is sent with a message, of somebody who owns the safe.
 * What a contract is said to have signed still has to be checked.
 *
 * @throws HttpError 400 or 422 with the reason.
 */
export async function parseMessageSignature(
  packed: Hex,
  hash: Hex,
  owners: readonly Address[],
): Promise<SafeSignature> {
  const [signature, ...more] = await parse(packed, hash, owners)
  if (signature === undefined || more.length > 0) {
    const received = signature === undefined ? 0 : 1 + more.length
    throw refuse(400, `1 owner signature was expected, ${received} received`)
  }
  if (!owners.includes(signature.signer)) {
    throw refuse(400, `${signature.signer} is not an owner of the Safe`)
  }
  return signature
}
