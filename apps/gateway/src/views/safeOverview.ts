import type { SafeOverview } from '@strongroom/gateway-sdk/schemas'
import { asc, count } from 'drizzle-orm'
import type { Address } from 'viem'
import type { ChainConfig } from '../config/Config.ts'
import type { Database } from '../db/Database.ts'
import { multisigTransaction } from '../db/schema/proposals.ts'
import type { Gateway } from '../Gateway.ts'
import { bareAddress } from '../mapping/Names.ts'
import { createPriceOf } from '../prices/createPriceOf.ts'
import { isQueued } from '../queries/isQueued.ts'
import { readMultisigs } from '../queries/readMultisigs.ts'
import { findSafe } from '../queries/readSafe.ts'
import type { SafeRecord } from '../queries/SafeRecord.ts'
import { type BalancesOptions, balancesView } from './balancesView.ts'

export interface SafeOverviewOptions extends BalancesOptions {
  /** Owner to count awaited confirmations for. */
  wallet: Address | undefined
}

/** Worth of all a safe has; `0` where nobody says, as for a price nobody knows. */
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
  // The rest is in the store, and is told without the chain too.
  return balancesView(gateway, chain, safe, options).then(
    (balances) => balances.fiatTotal,
    () => '0',
  )
}

/** Of a longer queue nobody signs the rest soon. */
const mostAwaiting = 1_000

/** How much of the queue waits for the owner, among what is next. */
const countAwaiting = async (
  db: Database,
  safe: SafeRecord,
  wallet: Address,
): Promise<number> => {
  const { chainId, safe: address, owners, threshold } = safe.state
  const queued = await db
    .select({ hash: multisigTransaction.safeTxHash })
    .from(multisigTransaction)
    .where(isQueued(db, safe))
    .orderBy(asc(multisigTransaction.nonce))
    .limit(mostAwaiting)
  const records = await readMultisigs(db, {
    chainId,
    safe: address,
    owners,
    hashes: queued.map((row) => row.hash),
  })
  return [...records.values()].filter(
    ({ confirmations }) =>
      confirmations.length < threshold &&
      !confirmations.some(({ owner }) => owner === wallet),
  ).length
}

/** A safe in a list of safes; undefined for one not seen here. */
export async function safeOverview(
  gateway: Gateway,
  chain: ChainConfig,
  address: Address,
  { wallet, ...options }: SafeOverviewOptions,
): Promise<SafeOverview | undefined> {
  const { db } = gateway
  const { chainId } = chain
  const safe = await findSafe(db, chainId, address)
  if (safe === undefined) return undefined
  const { threshold, owners } = safe.state
  const [queued] = await db
    .select({ number: count() })
    .from(multisigTransaction)
    .where(isQueued(db, safe))
  return {
    address: bareAddress(address),
    chainId,
    threshold,
    owners: owners.map(bareAddress),
    fiatTotal: await fiatTotal(gateway, chain, address, options),
    queued: queued?.number ?? 0,
    awaitingConfirmation:
      wallet === undefined ? null : await countAwaiting(db, safe, wallet),
  }
}
