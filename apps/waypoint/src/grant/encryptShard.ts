import { type Hex, keccak256, stringToHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'

/**
 * The share of an account that an app may hold (delegation), encrypted for the
 * app's key: base64 of RSA-OAEP (SHA-256) of the share's text. A stand-in of
 * the right shape: it is the same for an account and a client every time, and
 * gives no power over the account.
 *
 * Throws when `publicKey` is not a base64 SPKI of an RSA key.
 */
export async function encryptShard(
  account: PrivateKeyAccount,
  { clientId, publicKey }: { clientId: string; publicKey: string },
): Promise<string> {
  const key = await crypto.subtle.importKey(
    'spki',
    Uint8Array.from(atob(publicKey), (character) => character.charCodeAt(0)),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  )
  const share = keccak256(await account.sign({ hash: shareHash(clientId) }))
  const encrypted = await crypto.subtle.encrypt(
    { name: 'RSA-OAEP' },
    key,
    new TextEncoder().encode(share),
  )
  return btoa(String.fromCharCode(...new Uint8Array(encrypted)))
}

// Bytes that no message, typed data or transaction hashes to.
const shareHash = (clientId: string): Hex =>
  keccak256(stringToHex(`strongroom-waypoint-share-v1 ${clientId}`))
