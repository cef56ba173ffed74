import type { SafeInfo } from '@strongroom/gateway-sdk/schemas'
import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { createNames } from '../names/Names.ts'
import { readTaggedSafe } from './readTaggedSafe.ts'
import { safeInfo } from './safeInfo.ts'

/**
 * State of a safe as of the newest indexed block.
 *
 * @throws RefusalError `not-indexed` for a safe the indexer has not seen.
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
