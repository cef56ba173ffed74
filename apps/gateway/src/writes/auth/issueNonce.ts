import { randomBytes } from 'node:crypto'
import { lte } from 'drizzle-orm'
import { authNonce } from '../../platform/db/schema/accounts.ts'
import type { Gateway } from '../../platform/Gateway.ts'

const life = 5 * 60_000

/** Makes a nonce that is good for one sign-in within five minutes. */
export async function issueNonce({
  db,
  now,
}: Pick<Gateway, 'db' | 'now'>): Promise<string> {
  const nonce = randomBytes(16).toString('hex')
  await db.delete(authNonce).where(lte(authNonce.expires, now()))
  await db.insert(authNonce).values({ nonce, expires: now() + life })
  return nonce
}
