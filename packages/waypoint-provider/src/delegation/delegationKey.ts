import { fromBase64 } from '../authorize/fromBase64.ts'
import { toBase64 } from '../authorize/toBase64.ts'

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }

/**
 * Makes a key pair for delegation: RSA-OAEP, 4096 bits. Takes seconds, so that
 * an app may do it before the click.
 *
 * @example
 * ```ts
 * import { createDelegationKey } from '@strongroom/waypoint-provider/delegation'
 *
 * const keyPair = await createDelegationKey()
 * ```
 */
export function createDelegationKey(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(
    {
      ...algorithm,
      modulusLength: 4096,
      publicExponent: Uint8Array.of(1, 0, 1),
    },
    true,
    ['encrypt', 'decrypt'],
  )
}

/** The public key as the wallet takes it: SPKI in base64. */
export async function exportPublicKey({ publicKey }: CryptoKeyPair) {
  return toBase64(await crypto.subtle.exportKey('spki', publicKey))
}

/** The private key for the way to the wallet and back: PKCS#8 in base64. */
export async function exportPrivateKey({ privateKey }: CryptoKeyPair) {
  return toBase64(await crypto.subtle.exportKey('pkcs8', privateKey))
}

/** Reads a private key that was exported. */
export function importPrivateKey(text: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('pkcs8', fromBase64(text), algorithm, false, [
    'decrypt',
  ])
}

/** Decrypts the wallet's answer, base64, to the text of the client's shard. */
export async function decryptShard(
  privateKey: CryptoKey,
  walletKey: string,
): Promise<string> {
  const bytes = fromBase64(walletKey)
  const plain = await crypto.subtle.decrypt(algorithm, privateKey, bytes)
  return new TextDecoder('utf-8', { fatal: true }).decode(plain)
}
