import { bytesToHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { SealedKey } from './SealedKey.ts'

/** Decrypts a private key for as long as the page lives. */
export async function openKey(key: SealedKey): Promise<PrivateKeyAccount> {
  const { sealer, iv, sealed } = key
  const bytes = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv },
    sealer,
    sealed,
  )
  return privateKeyToAccount(bytesToHex(new Uint8Array(bytes)))
}
