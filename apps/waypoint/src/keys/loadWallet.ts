import { bytesToHex, hexToBytes } from 'viem'
import {
  generatePrivateKey,
  type PrivateKeyAccount,
  privateKeyToAccount,
} from 'viem/accounts'
import { addRecord, readRecord } from './openDatabase.ts'

const recordKey = 'wallet'

/** The wallet's key at rest: sealed by a key that scripts can not export. */
interface SealedKey {
  sealer: CryptoKey
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}

/**
 * Opens the wallet of this browser, creating its key the first time. The key
 * never leaves this origin.
 */
export async function loadWallet(): Promise<PrivateKeyAccount> {
  const stored = await readRecord(recordKey)
  if (isSealedKey(stored)) return unseal(stored)
  const created = await seal(hexToBytes(generatePrivateKey()))
  const kept = await addRecord(recordKey, created)
  if (!isSealedKey(kept)) throw new Error('The stored key is damaged.')
  return unseal(kept)
}

async function seal(bytes: Uint8Array): Promise<SealedKey> {
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

async function unseal(key: SealedKey): Promise<PrivateKeyAccount> {
  const { sealer, iv, sealed } = key
  const bytes = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv },
    sealer,
    sealed,
  )
  return privateKeyToAccount(bytesToHex(new Uint8Array(bytes)))
}

function isSealedKey(value: unknown): value is SealedKey {
  if (typeof value !== 'object' || value === null) return false
  const { sealer, iv, sealed } = value as Partial<SealedKey>
  return (
    sealer instanceof CryptoKey &&
    iv instanceof Uint8Array &&
    sealed instanceof ArrayBuffer
  )
}
