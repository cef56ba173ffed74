import type { Account } from '@strongroom/gateway-sdk/schemas'
import { eq } from 'drizzle-orm'
import type { Address } from 'viem'
import { account } from '../../platform/db/schema/accounts.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { accountNotFound } from './accountNotFound.ts'
import { toAccount } from './toAccount.ts'

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
