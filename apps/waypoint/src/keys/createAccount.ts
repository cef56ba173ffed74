import { hexToBytes } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { accountKeys, loadAccounts } from './loadAccounts.ts'
import { addRecord } from './openDatabase.ts'
import { sealKey } from './sealKey.ts'
import type { WalletAccount } from './WalletAccount.ts'

/**
 * Makes a key in this browser, after the `existing` accounts, and returns all
 * of them. The key never leaves this origin. When two windows do it at once,
 * both get the account of the first.
 */
export async function createAccount(
  existing: number,
): Promise<readonly WalletAccount[]> {
  const key = accountKeys[existing]
  if (key === undefined)
    throw new Error(
      `This browser holds ${existing} accounts; that is the most.`,
    )
  await addRecord(key, await sealKey(hexToBytes(generatePrivateKey())))
  return loadAccounts()
}
