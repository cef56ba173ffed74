import { eq } from 'drizzle-orm'
import type { Address } from 'viem'
import { account } from '../../platform/db/schema/accounts.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { accountNotFound } from './accountNotFound.ts'

/**
 * Deletes an account and its settings.
 *
 * @throws RefusalError `account-not-found` when it is missing.
 */
export async function deleteAccount(
  { db }: Pick<Gateway, 'db'>,
  address: Address,
): Promise<void> {
  const deleted = await db
    .delete(account)
    .where(eq(account.address, address))
    .returning({ id: account.id })
  if (deleted.length === 0) throw accountNotFound()
}
