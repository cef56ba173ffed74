import type {
  Account,
  CreateAccountBody,
} from '@strongroom/gateway-sdk/schemas'
import { account } from '../../platform/db/schema/accounts.ts'
import {
  invalidField,
  RefusalError,
} from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { toAccount } from './toAccount.ts'

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
