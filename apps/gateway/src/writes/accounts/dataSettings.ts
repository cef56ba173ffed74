import type {
  AccountDataSetting,
  AccountDataType,
  PutAccountDataSettingsBody,
} from '@strongroom/gateway-sdk'
import { asc, eq, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import {
  account,
  accountDataSetting,
} from '../../platform/db/schema/accounts.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { accountNotFound, readAccount } from './accounts.ts'

/** Kinds of data that the holder of an account decides about. */
export const dataTypes: readonly AccountDataType[] = [
  {
    id: '1',
    name: 'CounterfactualSafes',
    description: 'Safes that are prepared but not on a chain yet.',
    isActive: true,
  },
  {
    id: '2',
    name: 'Watchlist',
    description: 'Safes that are followed without owning them.',
    isActive: true,
  },
]

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

/**
 * Stores decisions of the holder; others stay as they are.
 *
 * @returns all of them.
 * @throws RefusalError `account-not-found` when there is no such account,
 * `account-invalid` for a data type that is unknown or named twice.
 */
export async function writeDataSettings(
  { db }: Pick<Gateway, 'db'>,
  address: Address,
  { accountDataSettings: settings }: PutAccountDataSettingsBody,
): Promise<AccountDataSetting[]> {
  const active = new Set(
    dataTypes.filter((type) => type.isActive).map((type) => type.id),
  )
  // Each may be taken once.
  if (!settings.every(({ dataTypeId }) => active.delete(dataTypeId))) {
    throw new RefusalError(
      'account-invalid',
      'Data types not found or not active',
    )
  }
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: account.id })
      .from(account)
      .where(eq(account.address, address))
      // The lock prevents a deletion in between.
      .for('share')
    if (row === undefined) throw accountNotFound()
    if (settings.length > 0) {
      await tx
        .insert(accountDataSetting)
        .values(settings.map((one) => ({ ...one, accountId: row.id })))
        .onConflictDoUpdate({
          target: [accountDataSetting.accountId, accountDataSetting.dataTypeId],
          set: { enabled: sql`excluded.enabled` },
        })
    }
    return readDataSettings({ db: tx }, address)
  })
}
