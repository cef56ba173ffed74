import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Database } from '../../platform/db/Database.ts'
import { transfer } from '../../platform/db/schema/chain.ts'
import type { Cursor } from '../pages/pagination.ts'

export interface CollectibleRow {
  token: Address
  id: string
}

/**
 * The ERC-721 tokens whose last transfer went to the safe, by contract and
 * then id, and how many there are.
 */
export async function readCollectibles(
  db: Database,
  { chainId, trustedTokens }: ChainConfig,
  safe: Address,
  { trusted, limit, offset }: Cursor & { trusted: boolean },
): Promise<{ rows: CollectibleRow[]; count: number }> {
  if (trusted && trustedTokens.length === 0) return { rows: [], count: 0 }
  const last = db
    .selectDistinctOn([transfer.token, transfer.value], {
      token: transfer.token,
      id: transfer.value,
      to: transfer.to,
    })
    .from(transfer)
    .where(
      and(
        eq(transfer.chainId, chainId),
        eq(transfer.safe, safe),
        // As the condition of the index: a parameter would not match it.
        sql`kind = 'ERC721'`,
        isNotNull(transfer.token),
        ...(trusted ? [inArray(transfer.token, [...trustedTokens])] : []),
      ),
    )
    .orderBy(
      asc(transfer.token),
      asc(transfer.value),
      sql`${transfer.blockNumber} desc, ${transfer.logIndex} desc`,
    )
    .as('last')
  const rows = await db
    .select({
      token: last.token,
      id: last.id,
      count: sql<string>`count(*) over ()`,
    })
    .from(last)
    .where(eq(last.to, safe))
    .orderBy(sql`lower(${last.token})`, sql`${last.id}::numeric`)
    .limit(limit)
    .offset(offset)
  return {
    rows: rows.flatMap(({ token, id }) =>
      token === null ? [] : [{ token, id }],
    ),
    // A page behind the last one has no row with the count.
    count: rows[0] === undefined ? offset : Number(rows[0].count),
  }
}
