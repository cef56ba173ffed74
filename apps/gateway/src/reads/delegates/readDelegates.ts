import {
  and,
  asc,
  count,
  eq,
  exists,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { owner } from '../../platform/db/schema/chain.ts'
import { delegate } from '../../platform/db/schema/delegates.ts'
import type { Cursor } from '../pages/pagination.ts'
import { type Filtered, whenGiven } from '../sql/whenGiven.ts'

export interface OwnersOf {
  chainId: string
  safe: Address
  owners: readonly Address[]
}

/** Delegates of this safe or of all safes, of a current owner. */
const counts = ({ chainId, safe, owners }: OwnersOf): SQL | undefined =>
  and(
    eq(delegate.chainId, chainId),
    or(isNull(delegate.safe), eq(delegate.safe, safe)),
    inArray(delegate.delegator, [...owners]),
  )

/** Owners for whom an account may propose, in the safe's order of owners. */
export async function readDelegators(
  db: Database,
  of: OwnersOf,
  address: Address,
): Promise<Address[]> {
  const rows = await db
    .selectDistinct({ delegator: delegate.delegator })
    .from(delegate)
    .where(and(counts(of), eq(delegate.delegate, address)))
  const delegators = new Set(rows.map(({ delegator }) => delegator))
  return of.owners.filter((one) => delegators.has(one))
}

/** More would only make an error's text longer. */
const mostNamed = 100

/** Everybody who may propose for an owner of a safe, up to a hundred. */
export async function readDelegateAddresses(
  db: Database,
  of: OwnersOf,
): Promise<Address[]> {
  const rows = await db
    .selectDistinct({ delegate: delegate.delegate })
    .from(delegate)
    .where(counts(of))
    .orderBy(asc(delegate.delegate))
    .limit(mostNamed)
  return rows.map((row) => row.delegate)
}

export interface DelegateFilter {
  safe?: Address | undefined
  delegate?: Address | undefined
  delegator?: Address | undefined
  label?: string | undefined
}

/** Delegates that count, the oldest first. */
export async function readDelegates(
  db: Database,
  chainId: string,
  filter: DelegateFilter,
  { limit, offset }: Cursor,
): Promise<Filtered<typeof delegate.$inferSelect>> {
  const owns = db
    .select({ one: sql`1` })
    .from(owner)
    .where(
      and(
        eq(owner.chainId, delegate.chainId),
        eq(owner.safe, delegate.safe),
        eq(owner.owner, delegate.delegator),
      ),
    )
  const wanted = and(
    eq(delegate.chainId, chainId),
    or(isNull(delegate.safe), exists(owns)),
    ...whenGiven(filter.safe, (x) => eq(delegate.safe, x)),
    ...whenGiven(filter.delegate, (x) => eq(delegate.delegate, x)),
    ...whenGiven(filter.delegator, (x) => eq(delegate.delegator, x)),
    ...whenGiven(filter.label, (x) => eq(delegate.label, x)),
  )
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(delegate)
      .where(wanted)
      .orderBy(
        asc(delegate.created),
        asc(delegate.delegate),
        asc(delegate.delegator),
        asc(delegate.safe),
      )
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(delegate).where(wanted),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}
