import { and, asc, count, desc, eq, ilike, ne, or } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { token } from '../../platform/db/schema/chain.ts'
import type { TokenRow } from '../names/readTokens.ts'
import type { Cursor } from '../pages/pagination.ts'
import { type Filtered, whenGiven } from '../sql/whenGiven.ts'

export interface TokenFilter {
  /** Part of the name or the symbol, in any case. */
  search?: string | undefined
  address?: Address | undefined
}

export interface TokenOrder {
  by: 'name' | 'symbol' | 'address'
  isAscending: boolean
}

/** Characters that mean something in a pattern are searched for as they are. */
const patternOf = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Tokens that safes of a chain have met. */
export async function listTokens(
  db: Database,
  chainId: string,
  filter: TokenFilter,
  { by, isAscending }: TokenOrder,
  { limit, offset }: Cursor,
): Promise<Filtered<TokenRow>> {
  const wanted = and(
    eq(token.chainId, chainId),
    // These turned out not to be tokens.
    ne(token.kind, 'NONE'),
    ...whenGiven(filter.address, (address) => eq(token.address, address)),
    or(
      ...whenGiven(filter.search, (text) => ilike(token.name, patternOf(text))),
      ...whenGiven(filter.search, (text) =>
        ilike(token.symbol, patternOf(text)),
      ),
    ),
  )
  const direction = isAscending ? asc : desc
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(token)
      .where(wanted)
      .orderBy(direction(token[by]), direction(token.address))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(token).where(wanted),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}
