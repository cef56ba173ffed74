import type { Address } from '../Hex.ts'
import { hashTypedData } from '../hashing/hashTypedData.ts'
import { keccak256 } from '../hashing/keccak256.ts'
import { recoverAddress } from '../hashing/recoverAddress.ts'
import type { TypedData } from './readTypedData.ts'

/** What was signed. */
export type Signed = { message: string } | { typedData: TypedData }

/** Whether `signature` is the signer's, over exactly what was asked. */
export function isSignatureOf(
  signature: string,
  signed: Signed,
  signer: Address,
): boolean {
  try {
    const hash =
      'message' in signed
        ? hashMessage(signed.message)
        : hashTypedData(signed.typedData)
    return recoverAddress(hash, signature) === signer.toLowerCase()
  } catch {
    // Typed data that has no hash was not signed by anybody.
    return false
  }
}

/** Hash of a text as wallets sign it (EIP-191, version E). */
function hashMessage(message: string): string {
  const encoder = new TextEncoder()
  const bytes = encoder.encode(message)
  const prefix = `\x19Ethereum Signed Message:\n${bytes.length}`
  return keccak256(Uint8Array.from([...encoder.encode(prefix), ...bytes]))
}
