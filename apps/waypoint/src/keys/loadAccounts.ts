import { bytesToHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { readRecords } from './openDatabase.ts'
import { isSealedKey, type SealedKey } from './SealedKey.ts'
import type { WalletAccount } from './WalletAccount.ts'

/** Decrypts a private key for as long as the page lives. */
async function openKey(key: SealedKey): Promise<PrivateKeyAccount> {
  const { sealer, iv, sealed } = key
  const bytes = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv },
    sealer,
    sealed,
  )
  return privateKeyToAccount(bytesToHex(new Uint8Array(bytes)))
}

/** Names of the records that hold accounts, in the order of creation. */
export const accountKeys: readonly string[] = [
  'wallet',
  ...Array.from({ length: 8 }, (_, index) => `wallet:${index + 2}`),
]

/** Opens every account of this browser, the oldest first. */
export async function loadAccounts(): Promise<readonly WalletAccount[]> {
  const records = await readRecords()
  const accounts: WalletAccount[] = []
  for (const [index, key] of accountKeys.entries()) {
    const record = records.get(key)
    if (record === undefined) break
    if (!isSealedKey(record)) throw new Error('A stored key is damaged.')
    accounts.push({
      name: `Account ${index + 1}`,
      signer: await openKey(record),
    })
  }
  return accounts
}
