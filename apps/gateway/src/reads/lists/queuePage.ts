import type { QueuedItem } from '@strongroom/gateway-sdk/schemas'
import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import type { MadePage } from '../pages/cachedPage.ts'
import { type Cursor, pageLinks } from '../pages/pagination.ts'
import { loadMultisigViews } from '../transactions/loadMultisigViews.ts'
import { multisigSummary } from '../transactions/multisigSummary.ts'
import { labelQueue } from './labelQueue.ts'
import { readQueue } from './readQueue.ts'

export interface QueuePageOptions {
  cursor: Cursor
  url: URL
  /** Version whose page is at hand already. */
  known: string | undefined
}

/** One page of what waits for confirmations or execution. */
export async function queuePage(
  gateway: Gateway,
  chain: ChainConfig,
  address: Address,
  { cursor, url, known }: QueuePageOptions,
): Promise<MadePage<QueuedItem>> {
  const { version, slice } = await readQueue(gateway.db, {
    chainId: chain.chainId,
    safe: address,
    cursor,
    anchors: gateway.pages.anchors,
    known,
  })
  if (slice === undefined) return { version, page: undefined }
  const { safe, multisigs, previousNonce, nextNonce } = slice
  const views = await loadMultisigViews(
    gateway,
    chain,
    safe,
    multisigs.proposed.map((row) => row.safeTxHash),
    slice,
  )
  const entries = [...views.values()].map((view) => ({
    nonce: view.record.nonce,
    transaction: multisigSummary(view),
  }))
  const { nonce: safeNonce } = safe.state
  const results = labelQueue(entries, { safeNonce, previousNonce, nextNonce })
  // Whether there is more was seen, not counted.
  const { limit, offset } = cursor
  const total = offset + limit + (nextNonce === null ? 0 : 1)
  const links = pageLinks(url, cursor, total)
  return { version, page: { count: results.length, ...links, results } }
}
