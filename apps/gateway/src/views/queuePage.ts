import type { Page, QueuedItem } from '@strongroom/gateway-sdk/schemas'
import type { ChainConfig } from '../config/Config.ts'
import type { Gateway } from '../Gateway.ts'
import { type Cursor, pageLinks } from '../http/pagination.ts'
import { labelQueue } from '../mapping/labelQueue.ts'
import { multisigSummary } from '../mapping/multisigSummary.ts'
import { countQueue, readQueue } from '../queries/readQueue.ts'
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
  const [slice, total] = await Promise.all([
    readQueue(gateway.db, safe, cursor),
    countQueue(gateway.db, safe),
  ])
  const views = await loadMultisigViews(
    gateway,
    chain,
    safe,
    slice.entries.map((entry) => entry.safeTxHash),
  )
  const entries = slice.entries.flatMap(({ safeTxHash, nonce }) => {
    const view = views.get(safeTxHash)
    // Deleted since the list was read.
    return view === undefined
      ? []
      : [{ nonce, transaction: multisigSummary(view) }]
  })
  const results = labelQueue(entries, {
    safeNonce: safe.state.nonce,
    previousNonce: slice.previousNonce,
    nextNonce: slice.nextNonce,
  })
  return { count: results.length, ...pageLinks(url, cursor, total), results }
}
