import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { createNames, type Names } from './Names.ts'
import { readTokens } from './readTokens.ts'

/** Names for an answer that mentions these addresses. */
export async function loadNames(
  { db, config }: Gateway,
  chain: ChainConfig,
  addresses: Iterable<Address>,
): Promise<Names> {
  const tokens = await readTokens(db, chain.chainId, addresses)
  return createNames(chain, config.publicUrl, tokens)
}
