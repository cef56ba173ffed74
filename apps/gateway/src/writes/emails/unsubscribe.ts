import { eq } from 'drizzle-orm'
import { ownerEmail } from '../../platform/db/schema/emails.ts'
import { invalidField } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The only category of mail that is sent without a request. */
const categories = ['account_recovery']

/**
 * Ends mails of a category, or all, to the address that the token was mailed
 * to. The answer is the same for an unknown token.
 *
 * @throws RefusalError `invalid-field` for a malformed token or an unknown
 * category.
 */
export async function unsubscribe(
  { db }: Gateway,
  token: string | undefined,
  category?: string,
): Promise<void> {
  if (token === undefined || !uuidShape.test(token)) {
    throw invalidField('Invalid UUID', ['token'])
  }
  if (category !== undefined && !categories.includes(category)) {
    throw invalidField('Invalid category', ['category'])
  }
  await db
    .update(ownerEmail)
    .set({ recoveryAlerts: false })
    .where(eq(ownerEmail.unsubscribeToken, token.toLowerCase()))
}
