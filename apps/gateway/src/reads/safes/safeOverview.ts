import type { SafeOverview } from '@strongroom/gateway-sdk'
import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Database } from '../../platform/db/Database.ts'
import { approvedHash, safeState } from '../../platform/db/schema/chain.ts'
import {
  confirmation,
  multisigTransaction,
} from '../../platform/db/schema/proposals.ts'
import { safeTotals } from '../../platform/db/schema/totals.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { type BalancesOptions, balancesView } from '../balances/balancesView.ts'
import { createPriceOf } from '../balances/createPriceOf.ts'
import {
  chainId,
  safeAddress,
  stateNow,
  waits,
} from '../lists/listStatements.ts'
import { bareAddress } from '../names/Names.ts'
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

interface OverviewRecord {
  state: typeof safeState.$inferSelect
  /** How much waits. */
  queued: number
  /** Number of next transactions that need the wallet's signature. */
  awaiting: number | null
}

/** @returns undefined for a safe the indexer has not seen. */
async function readOverview(
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

interface SafeOverviewOptions extends BalancesOptions {
  /** Owner to count awaited confirmations for. */
  wallet: Address | undefined
}

/** Worth of all balances of a safe; a token without a price counts as `0`. */
const fiatTotal = async (
  gateway: Gateway,
  chain: ChainConfig,
  safe: Address,
  options: BalancesOptions,
): Promise<string> => {
  const { chainId } = chain
  if (createPriceOf(gateway, chainId, options.currency) === undefined) {
    return '0'
  }
  // The store has the rest, which is answered without the chain too.
  return balancesView(gateway, chain, safe, options).then(
    (balances) => balances.fiatTotal,
    () => '0',
  )
}

/** A safe in a list of safes; undefined for one not seen here. */
export async function safeOverview(
  gateway: Gateway,
  chain: ChainConfig,
  address: Address,
  { wallet, ...options }: SafeOverviewOptions,
): Promise<SafeOverview | undefined> {
  const { chainId } = chain
  const found = await readOverview(
    gateway.db,
    { chainId, safe: address },
    wallet,
  )
  if (found === undefined) return undefined
  const { threshold, owners } = found.state
  return {
    address: bareAddress(address),
    chainId,
    threshold,
    owners: owners.map(bareAddress),
    fiatTotal: await fiatTotal(gateway, chain, address, options),
    queued: found.queued,
    awaitingConfirmation: found.awaiting,
  }
}
