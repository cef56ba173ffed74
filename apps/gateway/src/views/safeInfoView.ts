import type { SafeInfo } from '@strongroom/gateway-sdk/schemas'
import type { Address } from 'viem'
import type { ChainConfig } from '../config/Config.ts'
import type { Gateway } from '../Gateway.ts'
import { createNames } from '../mapping/Names.ts'
import { safeInfo } from '../mapping/safeInfo.ts'
import { readTaggedSafe } from '../queries/readTaggedSafe.ts'

/**
 * State of a safe as of the newest indexed block.
 *
 * @throws HttpError 404 for a safe the indexer has not seen.
 */
export async function safeInfoView(
  { db, config }: Gateway,
  chain: ChainConfig,
  address: Address,
): Promise<SafeInfo> {
  const { chainId } = chain
  const { safe, tags } = await readTaggedSafe(db, { chainId, safe: address })
  const names = createNames(chain, config.publicUrl, new Map())
  return safeInfo(safe, names, tags, chain.record.recommendedMasterCopyVersion)
}
