import type {
  AccountDataSetting,
  PutAccountDataSettingsBody,
} from '@strongroom/gateway-sdk/schemas'
import { eq, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import {
  account,
  accountDataSetting,
} from '../../platform/db/schema/accounts.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { accountNotFound } from './accountNotFound.ts'
import { dataTypes } from './dataTypes.ts'
import { readDataSettings } from './readDataSettings.ts'

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
