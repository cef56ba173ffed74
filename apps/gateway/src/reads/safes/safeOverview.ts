import type { SafeOverview } from '@strongroom/gateway-sdk/schemas'
import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { type BalancesOptions, balancesView } from '../balances/balancesView.ts'
import { createPriceOf } from '../balances/createPriceOf.ts'
import { bareAddress } from '../names/Names.ts'
import { readOverview } from './readOverview.ts'

export interface SafeOverviewOptions extends BalancesOptions {
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
