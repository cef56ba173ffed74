import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import { WaypointServerError } from './WaypointServerError.ts'

/** The ES256 key that id tokens are signed with. */
export interface SigningKey {
  privateKey: CryptoKey
  publicJwk: JWK
  kid: string
}

/**
 * Reads the key from a file, or makes one there that only its owner can read.
 * Throws a {@link WaypointServerError} when the file holds something else.
 */
export async function loadSigningKey(file: string): Promise<SigningKey> {
  const text = (await readIfThere(file)) ?? (await createKey(file))
  try {
    const jwk = JSON.parse(text) as JWK
    const privateKey = await importJWK(jwk, 'ES256')
    const { kty, crv, x, y, d } = jwk
    if (privateKey instanceof Uint8Array || d === undefined)
      throw new TypeError('not a private key')
    const publicJwk = { kty, crv, x, y } as JWK
    const kid = await calculateJwkThumbprint(publicJwk)
    return {
      privateKey,
      kid,
      publicJwk: { ...publicJwk, kid, use: 'sig', alg: 'ES256' },
    }
  } catch (cause) {
    throw new WaypointServerError(
      `${file} does not hold a key for id tokens. Delete it to have one made.`,
      { cause },
    )
  }
}

async function createKey(file: string): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const text = JSON.stringify(await exportJWK(privateKey))
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(file, text, { mode: 0o600, flag: 'wx' })
    return text
  } catch (error) {
    // Another process was faster: its key counts.
    const made = await readIfThere(file)
    if (made !== undefined) return made
    throw error
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
