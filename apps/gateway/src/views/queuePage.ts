import type { Page, QueuedItem } from '@strongroom/gateway-sdk/schemas'
import type { ChainConfig } from '../config/Config.ts'
import type { Gateway } from '../Gateway.ts'
import { type Cursor, pageLinks } from '../http/pagination.ts'
import { labelQueue } from '../mapping/labelQueue.ts'
import { multisigSummary } from '../mapping/multisigSummary.ts'
import { readQueue } from '../queries/readQueue.ts'
import type { SafeRecord } from '../queries/SafeRecord.ts'
import { loadMultisigViews } from './loadMultisigViews.ts'

/** One page of what waits for confirmations or execution. */
export async function queuePage(
  gateway: Gateway,
  chain: ChainConfig,
  safe: SafeRecord,
  cursor: Cursor,
  url: URL,
): Promise<Page<QueuedItem>> {
  const { rows, previousNonce, nextNonce } = await readQueue(
    gateway.db,
    safe,
    cursor,
  )
  const views = await loadMultisigViews(
    gateway,
    chain,
    safe,
    rows.map((row) => row.safeTxHash),
    rows,
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
