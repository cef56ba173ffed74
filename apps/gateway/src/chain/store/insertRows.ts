import { and, eq, inArray } from 'drizzle-orm'
import { getAddress } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import {
  approvedHash,
  ethTransaction,
  execution,
  moduleTransaction,
  owner,
  safe,
  safeState,
  token,
  transfer,
} from '../../platform/db/schema/chain.ts'
import type { Rows } from '../replay/Rows.ts'
import { insertAll } from './insertAll.ts'

/**
 * Adds rows; those that are there already stay as they are.
 *
 * @returns whether all that a history lists is new: code that a safe delegates
 * to can set its nonce back and execute a transaction for the second time.
 */
export async function insertRows(
  tx: Database,
  chainId: string,
  rows: Rows,
): Promise<boolean> {
  await insertAll(tx, ethTransaction, rows.ethTransactions)
  await insertAll(tx, safe, rows.safes)
  await insertAll(tx, safeState, rows.safeStates)
  const added = [
    await insertAll(tx, execution, rows.executions),
    await insertAll(tx, moduleTransaction, rows.moduleTransactions),
    await insertAll(tx, transfer, rows.transfers),
  ]
  await insertAll(tx, approvedHash, rows.approvedHashes)
  await insertAll(tx, token, rows.tokens)
  await replaceOwners(tx, chainId, rows)
  const { executions, moduleTransactions, transfers } = rows
  const expected = [executions, moduleTransactions, transfers]
  return added.every((count, i) => count === expected[i]?.length)
}

async function replaceOwners(
  tx: Database,
  chainId: string,
  { changed }: Rows,
): Promise<void> {
  const safes = [...changed.keys()].map((address) => getAddress(address))
  if (safes.length === 0) return
  await tx
    .delete(owner)
    .where(and(eq(owner.chainId, chainId), inArray(owner.safe, safes)))
  const rows = [...changed].flatMap(([address, { owners }]) =>
    owners.map((account) => ({
      chainId,
      safe: getAddress(address),
      owner: account,
    })),
  )
  await insertAll(tx, owner, rows)
}
