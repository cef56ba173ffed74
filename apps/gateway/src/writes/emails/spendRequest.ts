import { count, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/Database.ts'
import { usedEmailRequest } from '../../platform/db/schema/emails.ts'
import { forbidden, RefusalError } from '../../platform/errors/RefusalError.ts'
import type { SignedRequest } from './readSignedRequest.ts'

/** Limit per signer, for as long as their requests are remembered. */
const most = 20

/**
 * Grants a signed request, this once.
 *
 * @throws RefusalError `forbidden` when it was granted before, `rate-limited`
 * when there were too many: an owner of a safe could otherwise flood other
 * addresses.
 */
export async function spendRequest(
  tx: Database,
  request: SignedRequest,
  now: number,
): Promise<void> {
  // A signer's requests count one after the other, however many come at once.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${request.signer}, 0))`,
  )
  await tx.delete(usedEmailRequest).where(lte(usedEmailRequest.expires, now))
  const fresh = await tx
    .insert(usedEmailRequest)
    .values(request)
    .onConflictDoNothing()
    .returning()
  if (fresh.length === 0) throw forbidden()
  const [granted] = await tx
    .select({ number: count() })
    .from(usedEmailRequest)
    .where(eq(usedEmailRequest.signer, request.signer))
  if ((granted?.number ?? 0) > most)
    throw new RefusalError('rate-limited', 'Rate limit reached', {
      waitMs: 30_000,
    })
}
