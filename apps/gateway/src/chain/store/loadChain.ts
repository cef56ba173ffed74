import { and, asc, desc, eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import {
  blockTable,
  indexer,
  safe,
  safeState,
  token,
} from '../../platform/db/schema/chain.ts'
import type { SafeState } from '../fetch/SafeState.ts'
import type { Cursor } from './head.ts'

export interface StoredChain {
  /** Undefined before the first block is stored. */
  cursor: Cursor | undefined
  safes: Map<Hex, SafeState>
  tokens: Set<Hex>
  /**
   * Creation blocks of safes whose earlier transfers were not read yet, by
   * their addresses in lower case.
   */
  unscanned: Map<Hex, number>
}

/** All the indexer keeps in memory, as the store has it. */
export function loadChain(db: Database, chainId: string): Promise<StoredChain> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(indexer)
      .where(eq(indexer.chainId, chainId))
    const recent = await tx
      .select({ number: blockTable.number, hash: blockTable.hash })
      .from(blockTable)
      .where(eq(blockTable.chainId, chainId))
      .orderBy(asc(blockTable.number))
    const states = await tx
      .selectDistinctOn([safeState.safe])
      .from(safeState)
      .where(and(eq(safeState.chainId, chainId)))
      .orderBy(safeState.safe, desc(safeState.blockNumber))
    const tokens = await tx
      .select({ address: token.address })
      .from(token)
      .where(eq(token.chainId, chainId))
    const unscanned = await tx
      .select({ address: safe.address, blockNumber: safe.blockNumber })
      .from(safe)
      .where(
        and(eq(safe.chainId, chainId), eq(safe.hasEarlierTransfers, false)),
      )
    return {
      cursor: row && { ...row, recent },
      safes: new Map(
        states.map(({ chainId: _, safe, blockNumber: __, ...state }) => [
          safe.toLowerCase() as Hex,
          state,
        ]),
      ),
      unscanned: new Map(
        unscanned.map(({ address, blockNumber }) => [
          address.toLowerCase() as Hex,
          blockNumber,
        ]),
      ),
      tokens: new Set(tokens.map(({ address }) => address)),
    }
  })
}
