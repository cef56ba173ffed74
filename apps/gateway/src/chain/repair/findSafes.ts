import { eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { safe } from '../../platform/db/schema/chain.ts'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import { rangeFilters } from '../fetch/logFilters.ts'
import { readAllLogs } from '../fetch/readLogs.ts'
import { decodeLogs } from '../replay/decodeLogs.ts'
import { readSafesBetween } from './swapSafes.ts'

export interface FindSafesOptions {
  db: Database
  chainId: string
  rpc: Rpc
  /** The only safes to look for, in lower case; undefined: all. */
  only: ReadonlySet<Hex> | undefined
  range: { from: number; to: number }
}

/**
 * Safes that appear in a range of blocks, by the node or by the index, in lower
 * case; contracts that only claim to be safes are among them.
 */
export async function findSafes({
  db,
  chainId,
  rpc,
  only,
  range,
}: FindSafesOptions): Promise<Set<Hex>> {
  const rows = await db
    .select({ address: safe.address })
    .from(safe)
    .where(eq(safe.chainId, chainId))
  const known = new Set(rows.map((row) => row.address.toLowerCase() as Hex))
  const { from, to } = range
  const filters = rangeFilters(known, only)
  const found = new Set<Hex>()
  for (const { log, event } of decodeLogs(
    await readAllLogs(rpc, from, to, filters),
  )) {
    if (event.type === 'Transfer') {
      for (const end of [event.from, event.to]) {
        if (known.has(end)) found.add(end)
      }
    } else if (known.has(log.address)) found.add(log.address)
    else if (event.type === 'SafeSetup' && (only?.has(log.address) ?? true)) {
      found.add(log.address)
    }
  }
  for (const address of await readSafesBetween(db, chainId, range)) {
    found.add(address.toLowerCase() as Hex)
  }
  return found
}
