import type { Address } from '../Hex.ts'
import { hashTypedData } from '../hashing/hashTypedData.ts'
import type { Keccak256 } from '../hashing/keccak256.ts'
import { recoverAddress } from '../hashing/recoverAddress.ts'
import { encodeVerification } from './encodeVerification.ts'
import type { TypedData } from './readTypedData.ts'

/** What was signed. */
export type Signed = { message: string } | { typedData: TypedData }

/** Calls a method of the chain's node. */
type Call = (method: string, params: readonly unknown[]) => Promise<unknown>

/**
 * Whether `signature` is the signer's, over exactly what was asked. With `call`,
 * a signer that is a contract is asked on the chain (EIP-1271), also one that is
 * not deployed yet (EIP-6492).
 *
 * @param keccak256 passed by the caller, which has it loaded: an import of both
 *   would make bundlers put it in a file of its own
 */
export async function isSignatureOf(
  signature: string,
  signed: Signed,
  signer: Address,
  keccak256: Keccak256,
  call?: Call,
): Promise<boolean> {
  try {
    const hash =
      'message' in signed
        ? hashMessage(signed.message, keccak256)
        : hashTypedData(signed.typedData, keccak256)
    const recovered = recoverAddress(hash, signature, keccak256)
    if (recovered === signer.toLowerCase()) return true
    const request = call && encodeVerification(signer, hash, signature)
    if (!request) return false
    const answer = await call('eth_call', [request, 'latest'])
    return answer === `0x1626ba7e${'0'.repeat(56)}`
  } catch {
    // Typed data that has no hash was signed by nobody, and a node that does not
    // answer has not confirmed anything.
    return false
  }
}

/** Hash of a text as wallets sign it (EIP-191, version E). */
function hashMessage(message: string, keccak256: Keccak256): string {
  const encoder = new TextEncoder()
  const bytes = encoder.encode(message)
  const prefix = `\x19Ethereum Signed Message:\n${bytes.length}`
  return keccak256(Uint8Array.from([...encoder.encode(prefix), ...bytes]))
}
