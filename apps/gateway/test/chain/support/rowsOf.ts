import { asc, eq } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../../src/platform/db/Database.ts'
import {
  execution,
  safeState,
  transfer,
} from '../../../src/platform/db/schema/chain.ts'

export const statesOf = (db: Database, safe: Address) =>
  db
    .select()
    .from(safeState)
    .where(eq(safeState.safe, safe))
    .orderBy(asc(safeState.blockNumber))

export const executionsOf = (db: Database, safe: Address) =>
  db
    .select()
    .from(execution)
    .where(eq(execution.safe, safe))
    .orderBy(asc(execution.nonce))

export const transfersOf = (db: Database, safe: Address) =>
  db
    .select()
    .from(transfer)
    .where(eq(transfer.safe, safe))
    .orderBy(asc(transfer.blockNumber), asc(transfer.logIndex))
