import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { approvedHash, safeState } from '../../platform/db/schema/chain.ts'
import {
  confirmation,
  multisigTransaction,
} from '../../platform/db/schema/proposals.ts'
import { safeTotals } from '../../platform/db/schema/totals.ts'
import {
  chainId,
  safeAddress,
  stateNow,
  waits,
} from '../lists/listStatements.ts'
import { fromJson, type JsonRow } from '../sql/fromJson.ts'
import { preparedJson } from '../sql/preparedJson.ts'

/** Counts at most this many queued transactions, since owners do not sign more soon. */
const mostAwaiting = 1_000

const wallet = sql`${sql.placeholder('wallet')}::text`

// Counts like `mergeMultisig`: signatures and approvals of today's owners.
const readAnswer = preparedJson<{
  state: JsonRow | null
  queued: number | null
  awaiting: number | null
}>(sql`with ${stateNow},
  listed as materialized (
    select safe_tx_hash from ${multisigTransaction}
    where ${waits} and ${wallet} is not null
    order by nonce, submitted, safe_tx_hash
    limit ${sql.raw(String(mostAwaiting))})
  select json_build_object(
    'state', (select row_to_json(state) from state),
    'queued', (select queued from ${safeTotals}
      where chain_id = ${chainId} and safe = ${safeAddress}),
    'awaiting', (select count(*) from listed cross join state
      where (select count(*) < state.threshold
          and not coalesce(bool_or(signer.owner = ${wallet}), false)
        from (select owner from ${confirmation}
          where chain_id = ${chainId} and safe_tx_hash = listed.safe_tx_hash
          union select owner from ${approvedHash}
          where chain_id = ${chainId} and safe = ${safeAddress}
            and hash = listed.safe_tx_hash) as signer
        where state.owners ? signer.owner)))`)

export interface OverviewRecord {
  state: typeof safeState.$inferSelect
  /** How much waits. */
  queued: number
  /** How much of it needs the wallet's signature, among what is next. */
  awaiting: number | null
}

/** @returns undefined for a safe the indexer has not seen. */
export async function readOverview(
  db: Database,
  of: { chainId: string; safe: Address },
  wallet: Address | undefined,
): Promise<OverviewRecord | undefined> {
  const found = await readAnswer(db, { ...of, wallet: wallet ?? null })
  if (found.state === null) return undefined
  return {
    state: fromJson(safeState, found.state),
    queued: found.queued ?? 0,
    awaiting: wallet === undefined ? null : found.awaiting,
  }
}
