import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { address, hex, millis } from './columns.ts'

/** Nonces issued for signing in; deleting the row consumes the nonce. */
export const authNonce = pgTable(
  'auth_nonce',
  {
    nonce: text('nonce').primaryKey(),
    expires: millis('expires').notNull(),
  },
  (t) => [index('auth_nonce_expires').on(t.expires)],
)

/** Sessions. The token itself is known to its browser alone. */
export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token. */
    tokenHash: hex('token_hash').primaryKey(),
    address: address('address').notNull(),
    chainId: text('chain_id').notNull(),
    expires: millis('expires').notNull(),
  },
  (t) => [index('session_expires').on(t.expires)],
)

export const account = pgTable('account', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  address: address('address').notNull().unique(),
  name: text('name'),
  created: millis('created').notNull(),
})

/** Storage permissions that the holder of an account set. */
export const accountDataSetting = pgTable(
  'account_data_setting',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    dataTypeId: text('data_type_id').notNull(),
    enabled: boolean('enabled').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.dataTypeId] })],
)
