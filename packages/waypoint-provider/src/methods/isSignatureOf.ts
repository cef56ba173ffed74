import { checksumAddress } from '@strongroom/internal/checksumAddress'
import { hashMessage } from '@strongroom/internal/hashMessage'
import { textToHex } from '@strongroom/internal/hex'
import { keccak } from '@strongroom/internal/keccak256'
import { recoverPublicKey } from '@strongroom/internal/recoverPublicKey'
import { hashTypedData } from '@strongroom/internal/typedData'
import type { Address } from '../Hex.ts'
import { encodeVerification } from './encodeVerification.ts'
import type { TypedData } from './readTypedData.ts'

/** Signed content. */
export type Signed = { message: string } | { typedData: TypedData }

/** Calls a method of the chain's node. */
type Call = (method: string, params: readonly unknown[]) => Promise<unknown>

/**
 * Whether `signature` is the signer's, over exactly the requested content. With
 * `call`, a signer that is a contract is called on the chain (EIP-1271), also
 * one that is not deployed yet (EIP-6492).
 */
export async function isSignatureOf(
  signature: string,
  signed: Signed,
  signer: Address,
  call?: Call,
): Promise<boolean> {
  try {
    const hash =
      'message' in signed
        ? hashMessage(textToHex(signed.message))
        : hashTypedData(signed.typedData)
    if (recoverAddress(hash, signature) === checksumAddress(signer.slice(2)))
      return true
    const request = call && encodeVerification(signer, hash, signature)
    if (!request) return false
    const answer = await call('eth_call', [request, 'latest'])
    return answer === `0x1626ba7e${'0'.repeat(56)}`
  } catch {
    // Typed data that cannot be hashed has no signer, and a node that does not
    // answer has not confirmed it.
    return false
  }
}

/** Recovers the signer of a hash from 65 bytes: r, s and v (27, 28, 0 or 1). */
function recoverAddress(hash: string, signature: string): Address | undefined {
  const [, scalars = '', v] =
    /^0x([0-9a-f]{128})(0[01]|1[bc])$/i.exec(signature) ?? []
  const parity = v === '00' || v?.toLowerCase() === '1b' ? 0 : 1
  const key = recoverPublicKey(hash, scalars, parity)
  return key === undefined ? undefined : checksumAddress(keccak(key).slice(24))
}
