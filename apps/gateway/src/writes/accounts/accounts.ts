import type { Account, CreateAccountBody } from '@strongroom/gateway-sdk'
import { eq } from 'drizzle-orm'
import type { Address } from 'viem'
import { account } from '../../platform/db/schema/accounts.ts'
import {
  invalidField,
  RefusalError,
} from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'

export const accountNotFound = (): RefusalError =>
  new RefusalError('account-not-found', 'Account not found')

/** There are no groups here. */
const toAccount = ({
  id,
  address,
  name,
}: typeof account.$inferSelect): Account => ({
  id: String(id),
  groupId: null,
  address,
  name,
})

const longestName = 128

/**
 * @throws RefusalError `account-invalid` when the address has an account
 * already.
 */
export async function createAccount(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  { address, name = null }: CreateAccountBody,
): Promise<Account> {
  // PostgreSQL cannot store the NUL character.
  if (name?.includes('\0')) throw invalidField('Invalid name', ['name'])
  if (name !== null && name.length > longestName) {
    throw invalidField('Name is too long', ['name'])
  }
  const [row] = await db
    .insert(account)
    .values({ address, name, created: now() })
    .onConflictDoNothing()
    .returning()
  if (row === undefined)
    throw new RefusalError('account-invalid', 'Account already exists')
  return toAccount(row)
}

/** @throws RefusalError `account-not-found` when it is missing. */
export async function readAccount(
  { db }: Pick<Gateway, 'db'>,
  address: Address,
): Promise<Account> {
  const [row] = await db
    .select()
    .from(account)
    .where(eq(account.address, address))
  if (row === undefined) throw accountNotFound()
  return toAccount(row)
}

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
