import type { SafeInfo } from '@strongroom/gateway-sdk/schemas'
import type { ChainConfig } from '../config/Config.ts'
import type { Gateway } from '../Gateway.ts'
import { createNames } from '../mapping/Names.ts'
import { safeInfo } from '../mapping/safeInfo.ts'
import { readTags } from '../queries/readTags.ts'
import type { SafeRecord } from '../queries/SafeRecord.ts'

/** State of a safe as of the newest indexed block. */
export async function safeInfoView(
  { db, config }: Gateway,
  chain: ChainConfig,
  safe: SafeRecord,
): Promise<SafeInfo> {
  const { state } = safe
  const tags = await readTags(db, chain.chainId, state.safe)
  const names = createNames(chain, config.publicUrl, new Map())
  return safeInfo(safe, names, tags, chain.record.recommendedMasterCopyVersion)
}
