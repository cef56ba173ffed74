import type { SealedKey } from './SealedKey.ts'

/** Encrypts a private key with a new key that can not leave the browser. */
export async function sealKey(bytes: Uint8Array): Promise<SealedKey> {
  const sealer = await crypto.subtle.generateKey(
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    sealer,
    Uint8Array.from(bytes),
  )
  return { sealer, iv, sealed }
}
