import type { AccountDataSetting } from '@strongroom/gateway-sdk/schemas'
import { asc, eq } from 'drizzle-orm'
import type { Address } from 'viem'
import {
  account,
  accountDataSetting,
} from '../../platform/db/schema/accounts.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { readAccount } from './readAccount.ts'

/**
 * Decisions of the holder; empty before the first one.
 *
 * @throws RefusalError `account-not-found` when there is no such account.
 */
export async function readDataSettings(
  { db }: Pick<Gateway, 'db'>,
  address: Address,
): Promise<AccountDataSetting[]> {
  await readAccount({ db }, address)
  return db
    .select({
      dataTypeId: accountDataSetting.dataTypeId,
      enabled: accountDataSetting.enabled,
    })
    .from(accountDataSetting)
    .innerJoin(account, eq(account.id, accountDataSetting.accountId))
    .where(eq(account.address, address))
    .orderBy(asc(accountDataSetting.dataTypeId))
}
