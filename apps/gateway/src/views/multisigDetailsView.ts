import type { TransactionDetails } from '@strongroom/gateway-sdk/schemas'
import { and, eq, ne } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { ChainConfig } from '../config/Config.ts'
import { multisigTransaction } from '../db/schema.ts'
import type { Gateway } from '../Gateway.ts'
import { multisigDetails } from '../mapping/multisigDetails.ts'
import type { MultisigRecord } from '../queries/MultisigRecord.ts'
import { readMultisigs } from '../queries/readMultisigs.ts'
import type { SafeRecord } from '../queries/SafeRecord.ts'
import { loadMultisigViews } from './loadMultisigViews.ts'

/** Owners who confirmed the empty call that would take this one's nonce. */
const readRejectors = async (
  { db }: Gateway,
  record: MultisigRecord,
  owners: readonly Address[],
): Promise<Address[]> => {
  const { chainId, safe, nonce, safeTxHash } = record
  const rejections = await db
    .select({ hash: multisigTransaction.safeTxHash })
    .from(multisigTransaction)
    .where(
      and(
        eq(multisigTransaction.chainId, chainId),
        eq(multisigTransaction.safe, safe),
        eq(multisigTransaction.nonce, nonce),
        eq(multisigTransaction.to, safe),
        eq(multisigTransaction.value, '0'),
        eq(multisigTransaction.data, '0x'),
        ne(multisigTransaction.safeTxHash, safeTxHash),
      ),
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
