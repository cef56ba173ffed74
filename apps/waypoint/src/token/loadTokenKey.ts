import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose'
import { addRecord, readRecord } from '../keys/openDatabase.ts'

const recordKey = 'token'

/** The ES256 key this browser signs id tokens with. */
export interface TokenKey {
  privateKey: CryptoKey
  publicJwk: JWK
  kid: string
  /** Stable id of this installation's user. */
  subject: string
}

interface StoredKey {
  pair: CryptoKeyPair
  subject: string
}

/** Opens this browser's token key, creating it the first time. */
export async function loadTokenKey(): Promise<TokenKey> {
  const stored = await readRecord(recordKey)
  const kept = isStoredKey(stored)
    ? stored
    : await addRecord(recordKey, await createKey())
  if (!isStoredKey(kept)) throw new Error('The stored token key is damaged.')
  const { kty, crv, x, y } = await exportJWK(kept.pair.publicKey)
  const jwk = { kty, crv, x, y } as JWK
  const kid = await calculateJwkThumbprint(jwk)
  return {
    privateKey: kept.pair.privateKey,
    publicJwk: { ...jwk, kid, use: 'sig', alg: 'ES256' },
    kid,
    subject: kept.subject,
  }
}

async function createKey(): Promise<StoredKey> {
  const pair = await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    // The private half can not be exported; the public half always can.
    false,
    ['sign', 'verify'],
  )
  return { pair, subject: crypto.randomUUID() }
}

function isStoredKey(value: unknown): value is StoredKey {
  if (typeof value !== 'object' || value === null) return false
  const { pair, subject } = value as Partial<StoredKey>
  return (
    typeof subject === 'string' &&
    pair?.privateKey instanceof CryptoKey &&
    pair.publicKey instanceof CryptoKey
  )
}
