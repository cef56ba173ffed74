import { readRecords } from './openDatabase.ts'
import { openKey } from './openKey.ts'
import { isSealedKey } from './SealedKey.ts'
import type { WalletAccount } from './WalletAccount.ts'

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
