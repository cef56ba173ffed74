import { hexToBytes } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { accountKeys, loadAccounts } from './loadAccounts.ts'
import { addRecord } from './openDatabase.ts'
import type { SealedKey } from './SealedKey.ts'
import type { WalletAccount } from './WalletAccount.ts'

/** Encrypts a private key with a new key that can not leave the browser. */
async function sealKey(bytes: Uint8Array): Promise<SealedKey> {
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
