import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AbiFunction } from 'viem'
import { address, hex, millis } from './columns.ts'

/** A contract that an operator described over HTTP; those of the file are not here. */
export const registeredContract = pgTable(
  'registered_contract',
  {
    chainId: text('chain_id').notNull(),
    address: address('address').notNull(),
    name: text('name').notNull(),
    displayName: text('display_name').notNull(),
    logoUri: text('logo_uri'),
    abi: jsonb('abi').$type<readonly unknown[]>(),
    modified: millis('modified').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.address] })],
)

/** Its functions one by one: decoding never has to read a whole ABI. */
export const contractFunction = pgTable(
  'contract_function',
  {
    chainId: text('chain_id').notNull(),
    address: address('address').notNull(),
    selector: hex('selector').notNull(),
    item: jsonb('item').$type<AbiFunction>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.chainId, t.address, t.selector] })],
)
