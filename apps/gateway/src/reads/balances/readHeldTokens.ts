import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Database } from '../../platform/db/Database.ts'
import { transfer } from '../../platform/db/schema/chain.ts'
import { chainId, safeAddress } from '../lists/listStatements.ts'
import { preparedJson } from '../sql/preparedJson.ts'

/** Tokens in one answer: strangers can send any number of them to a safe. */
const mostTokens = 100

const ofSafe = sql`chain_id = ${chainId} and safe = ${safeAddress}
  and kind = 'ERC20' and token is not null`

// PostgreSQL has no scan that skips to the next distinct value of an index: the
// recursion takes one look at `transfer_token` for each token instead.
const readRows = preparedJson<Address[]>(sql`with recursive held(token) as (
    (select token from ${transfer} where ${ofSafe} order by token limit 1)
    union all
    select (select later.token from ${transfer} as later
      where ${ofSafe} and later.token > held.token
      order by later.token limit 1)
    from held where held.token is not null),
  newest as (
    select held.token, held.token = any(${sql.placeholder('vouched')}::text::text[]) as vouched,
      (select block_number from ${transfer} where ${ofSafe}
        and transfer.token = held.token order by block_number desc limit 1) as block
    from held where held.token is not null),
  listed as (
    select * from newest where vouched or not ${sql.placeholder('trusted')}::boolean
    order by vouched desc, block desc, token limit ${sql.raw(String(mostTokens))})
  select coalesce(
    json_agg(token order by vouched desc, block desc, token), '[]') from listed`)

export interface HeldTokensOptions {
  safe: Address
  /** Whether to list tokens that the configuration trusts only. */
  trusted: boolean
}

/**
 * ERC-20 tokens that ever moved in or out of a safe: trusted ones first, then
 * by the newest block with a transfer. The number of transfers does not matter.
 */
export function readHeldTokens(
  db: Database,
  { chainId, trustedTokens }: ChainConfig,
  options: HeldTokensOptions,
): Promise<Address[]> {
  const vouched = `{${trustedTokens.join(',')}}`
  return readRows(db, { ...options, chainId, vouched })
}
