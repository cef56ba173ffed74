import type { Page, QueuedItem } from '@strongroom/gateway-sdk/schemas'
import type { Address } from 'viem'
import type { ChainConfig } from '../config/Config.ts'
import type { Gateway } from '../Gateway.ts'
import { type Cursor, pageLinks } from '../http/pagination.ts'
import { labelQueue } from '../mapping/labelQueue.ts'
import { multisigSummary } from '../mapping/multisigSummary.ts'
import { readQueue } from '../queries/readQueue.ts'
import type { Version } from '../queries/readVersion.ts'
import { loadMultisigViews } from './loadMultisigViews.ts'

export interface QueuePageOptions {
  cursor: Cursor
  url: URL
  /** As of which the page is made. */
  version: Version | undefined
}

/** One page of what waits for confirmations or execution. */
export async function queuePage(
  gateway: Gateway,
  chain: ChainConfig,
  address: Address,
  { cursor, url, version }: QueuePageOptions,
): Promise<Page<QueuedItem>> {
  const { safe, multisigs, previousNonce, nextNonce } = await readQueue(
    gateway.db,
    {
      chainId: chain.chainId,
      safe: address,
      cursor,
      anchors: gateway.pages.anchors,
      version: version?.queue,
    },
  )
  const views = await loadMultisigViews(
    gateway,
    chain,
    safe,
    multisigs.proposed.map((row) => row.safeTxHash),
    multisigs,
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
  return { count: results.length, ...pageLinks(url, cursor, total), results }
}
