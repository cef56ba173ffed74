import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { multisigTransaction } from '../../platform/db/schema/proposals.ts'
import type {
  Anchor,
  QueueAnchors,
} from '../../platform/pages/createPageCache.ts'
import { preparedJson } from '../sql/preparedJson.ts'
import { stateNow, waits } from './listStatements.ts'

/** Rows that a page skips at most. */
const stride = 100
const mostQueues = 100

const readPlaces = preparedJson<readonly Anchor[]>(sql`with ${stateNow}
  select coalesce(json_agg(json_build_object(
    'nonce', nonce, 'submitted', submitted, 'hash', safe_tx_hash) order by n), '[]')
  from (
    select nonce, submitted, safe_tx_hash,
      row_number() over (order by nonce, submitted, safe_tx_hash) - 1 as n
    from ${multisigTransaction} where ${waits}
  ) as queue
  where n % ${sql.raw(String(stride))} = 0`)

/** Whether a page that starts at the `start`-th place is worth an anchor. */
export const needsAnchor = (start: number): boolean => start >= stride

export interface AnchorOptions {
  chainId: string
  safe: Address
  anchors: QueueAnchors
  /** Version of the queue; undefined where the cache must not be used. */
  version: string | undefined
}

const first: Anchor = { nonce: -1, submitted: 0, hash: '0x' }

/** The nearest known place at or before the `start`-th, and its number. */
export async function anchorBefore(
  db: Database,
  { chainId, safe, anchors, version }: AnchorOptions,
  start: number,
): Promise<Anchor & { skipped: number }> {
  if (!needsAnchor(start) || version === undefined)
    return { ...first, skipped: 0 }
  const key = `${chainId} ${safe}`
  let known = anchors.get(key)
  if (known?.version !== version) {
    known = { version, places: readPlaces(db, { chainId, safe }) }
    anchors.set(key, known)
    known.places.catch(() => anchors.delete(key))
    const [oldest] = anchors.keys()
    if (anchors.size > mostQueues && oldest !== undefined) {
      anchors.delete(oldest)
    }
  }
  const places = await known.places
  const at = Math.min(Math.floor(start / stride), places.length - 1)
  const place = places[at]
  return place === undefined
    ? { ...first, skipped: 0 }
    : { ...place, skipped: at * stride }
}
