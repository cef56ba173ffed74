import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import {
  eventMaxAge,
  recordEvents,
  reindexedEvent,
} from '../../notifications/events/recordEvents.ts'
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
import { bumpChainTags, markSafesChanged } from '../store/bumpChainTags.ts'
import { chainEvents } from '../store/chainEvents.ts'
import { lockHead } from '../store/head.ts'
import { insertRows } from '../store/insertRows.ts'
import { renewHistory } from '../store/renewHistory.ts'

/** Tables with rows of one safe each; the transactions they are in are shared. */
const safeTables = [
  { table: safeState, of: safeState.safe, txHash: undefined },
  { table: safe, of: safe.address, txHash: safe.txHash },
  { table: execution, of: execution.safe, txHash: execution.txHash },
  {
    table: moduleTransaction,
    of: moduleTransaction.safe,
    txHash: moduleTransaction.txHash,
  },
  { table: transfer, of: transfer.safe, txHash: transfer.txHash },
  { table: approvedHash, of: approvedHash.safe, txHash: approvedHash.txHash },
] as const

/** Transactions that rows of these safes are in. */
export async function readTxHashes(
  db: Database,
  chainId: string,
  safes: readonly Address[],
): Promise<Set<Hex>> {
  const hashes = new Set<Hex>()
  for (const { table, of, txHash } of safeTables) {
    if (txHash === undefined) continue
    const rows = await db
      .selectDistinct({ txHash })
      .from(table)
      .where(and(eq(table.chainId, chainId), inArray(of, [...safes])))
    for (const row of rows) hashes.add(row.txHash)
  }
  return hashes
}

/** Safes that the index has rows of in a range of blocks. */
export async function readSafesBetween(
  db: Database,
  chainId: string,
  { from, to }: { from: number; to: number },
): Promise<Address[]> {
  const found = new Set<Address>()
  for (const { table, of } of safeTables) {
    const rows = await db
      .selectDistinct({ address: of })
      .from(table)
      .where(
        and(
          eq(table.chainId, chainId),
          sql`${table.blockNumber} between ${from} and ${to}`,
        ),
      )
    for (const { address } of rows) found.add(address)
  }
  return [...found]
}

async function readAll(
  tx: Database,
  chainId: string,
  safes: readonly Address[],
): Promise<Set<string>> {
  const rows = new Set<string>()
  for (const [i, { table, of }] of safeTables.entries()) {
    const found: object[] = await tx
      .select()
      .from(table)
      .where(and(eq(table.chainId, chainId), inArray(of, [...safes])))
    for (const row of found) rows.add(`${i} ${JSON.stringify(row)}`)
  }
  return rows
}

async function deleteAll(
  tx: Database,
  chainId: string,
  safes: readonly Address[],
): Promise<void> {
  const hashes = [...(await readTxHashes(tx, chainId, safes))]
  await tx
    .delete(owner)
    .where(and(eq(owner.chainId, chainId), inArray(owner.safe, [...safes])))
  for (const { table, of } of safeTables) {
    await tx
      .delete(table)
      .where(and(eq(table.chainId, chainId), inArray(of, [...safes])))
  }
  if (hashes.length === 0) return
  const unused = safeTables.flatMap(({ table, txHash }) =>
    txHash === undefined
      ? []
      : sql`not exists (select 1 from ${table} where ${table.chainId} = ${ethTransaction.chainId} and ${txHash} = ${ethTransaction.hash})`,
  )
  await tx
    .delete(ethTransaction)
    .where(
      and(
        eq(ethTransaction.chainId, chainId),
        sql`${ethTransaction.hash} = any(string_to_array(${hashes.join(',')}, ','))`,
        ...unused,
      ),
    )
}

const readTokens = async (
  tx: Database,
  chainId: string,
  safes: readonly Address[],
): Promise<Address[]> => {
  const rows = await tx
    .selectDistinct({ token: transfer.token })
    .from(transfer)
    .where(
      and(eq(transfer.chainId, chainId), inArray(transfer.safe, [...safes])),
    )
  return rows.flatMap((row) => row.token ?? [])
}

/** Deletes those of the tokens that no safe has moved. */
async function forgetTokens(
  tx: Database,
  chainId: string,
  tokens: readonly Address[],
): Promise<void> {
  await tx
    .delete(token)
    .where(
      and(
        eq(token.chainId, chainId),
        inArray(token.address, [...tokens]),
        sql`not exists (select 1 from ${transfer} where ${transfer.chainId} = ${token.chainId} and ${transfer.token} = ${token.address})`,
      ),
    )
}

export interface SwapSafes {
  chainId: string
  /** Head up to which the rows were read. */
  headHash: Hex
  safes: readonly Address[]
  /** All that a new index would have of these safes. */
  rows: Rows
  /** Done in the same transaction. */
  also: (tx: Database, changes: Changes) => Promise<void>
}

/** How many rows are there that were not, and the other way round. */
export interface Changes {
  added: number
  removed: number
}

/**
 * Replaces the rows of safes in one transaction: readers see the old ones or
 * the new ones. Records that owners sent stay; their status follows.
 *
 * @throws HeadConflictError when the head has moved since the rows were read.
 */
export async function swapSafes(
  db: Database,
  { chainId, headHash, safes, rows, also }: SwapSafes,
): Promise<Changes> {
  return db.transaction(async (tx) => {
    await lockHead(tx, chainId, headHash)
    const before = await readAll(tx, chainId, safes)
    const tokens = await readTokens(tx, chainId, safes)
    await deleteAll(tx, chainId, safes)
    await insertRows(tx, chainId, rows)
    await forgetTokens(tx, chainId, tokens)
    const changed = safes.map((address) => ({ safe: address, since: 0 }))
    await renewHistory(tx, chainId, changed)
    const after = await readAll(tx, chainId, safes)
    const changes = {
      added: [...after].filter((row) => !before.has(row)).length,
      removed: [...before].filter((row) => !after.has(row)).length,
    }
    if (changes.added + changes.removed > 0) {
      await bumpChainTags(tx, chainId, rows)
      await markSafesChanged(tx, chainId, safes)
      const now = Date.now()
      await recordEvents(
        tx,
        [
          ...chainEvents(rows).filter(
            ({ occurred }) => occurred > now - eventMaxAge,
          ),
          ...safes.map((safe) => reindexedEvent(chainId, safe, now)),
        ],
        now,
      )
    }
    await also(tx, changes)
    return changes
  })
}
