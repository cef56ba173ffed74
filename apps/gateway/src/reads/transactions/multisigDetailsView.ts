import type { TransactionDetails } from '@strongroom/gateway-sdk/schemas'
import { and, eq, ne } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Address, Hex } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { execution } from '../../platform/db/schema/chain.ts'
import { multisigTransaction } from '../../platform/db/schema/proposals.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import type { SafeRecord } from '../safes/SafeRecord.ts'
import { loadMultisigViews } from './loadMultisigViews.ts'
import type { MultisigRecord } from './MultisigRecord.ts'
import { multisigDetails } from './multisigDetails.ts'
import { readMultisigs } from './readMultisigs.ts'

/** Owners who confirmed the empty call that would take this one's nonce. */
const readRejectors = async (
  { db }: Gateway,
  record: MultisigRecord,
  owners: readonly Address[],
): Promise<Address[]> => {
  const { chainId, safe, nonce, safeTxHash } = record
  const rejectionsIn = (table: typeof multisigTransaction | typeof execution) =>
    db
      .select({ hash: table.safeTxHash })
      .from(table)
      .where(
        and(
          eq(table.chainId, chainId),
          eq(table.safe, safe),
          eq(table.nonce, nonce),
          eq(table.to, safe),
          eq(table.value, '0'),
          eq(table.data, '0x'),
          // A delegated call would be one of the safe's own fallback.
          eq(table.operation, 0),
          ne(table.safeTxHash, safeTxHash),
        ),
      )
  const rejections = await union(
    rejectionsIn(multisigTransaction),
    // Also one that never came by here.
    rejectionsIn(execution),
  )
  if (rejections.length === 0) return []
  const found = await readMultisigs(db, {
    chainId,
    safe,
    owners,
    hashes: rejections.map((row) => row.hash),
  })
  return [
    ...new Set(
      [...found.values()].flatMap((rejection) =>
        rejection.confirmations.map(({ owner }) => owner),
      ),
    ),
  ]
}

/** Details of a safe's transaction; undefined when there is no such one. */
export async function multisigDetailsView(
  gateway: Gateway,
  chain: ChainConfig,
  safe: SafeRecord,
  safeTxHash: Hex,
): Promise<TransactionDetails | undefined> {
  const views = await loadMultisigViews(gateway, chain, safe, [safeTxHash])
  const view = views.get(safeTxHash)
  if (view === undefined) return undefined
  const rejectors = await readRejectors(gateway, view.record, safe.state.owners)
  return multisigDetails(view, rejectors)
}
