import { and, eq, inArray } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { token } from '../../platform/db/schema/chain.ts'

export type TokenRow = typeof token.$inferSelect
export type Tokens = ReadonlyMap<Address, TokenRow>

/** Leaves out contracts that turned out not to be tokens. */
export const tokensByAddress = (rows: readonly TokenRow[]): Tokens =>
  new Map(
    rows
      .filter((row) => row.kind !== 'NONE')
      .map((row) => [row.address, row] as const),
  )

/** The tokens among the given addresses. */
export async function readTokens(
  db: Database,
  chainId: string,
  addresses: Iterable<Address>,
): Promise<Tokens> {
  const wanted = [...new Set(addresses)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select()
    .from(token)
    .where(and(eq(token.chainId, chainId), inArray(token.address, wanted)))
  return tokensByAddress(rows)
}
