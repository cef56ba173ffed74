import type { multisigTransaction } from '../../platform/db/schema/proposals.ts'
import type { SafeEvent } from '../../platform/db/schema/SafeEvent.ts'

type Row = typeof multisigTransaction.$inferInsert

/** A proposal came or went; proposed again after that, it is another one. */
export function proposalEvent(
  type: 'PROPOSED' | 'DELETED',
  row: Pick<Row, 'chainId' | 'safe' | 'safeTxHash' | 'submitted'>,
  occurred: number,
): SafeEvent {
  const { chainId, safe, safeTxHash, submitted } = row
  return {
    chainId,
    safe,
    type,
    key: `${safeTxHash}:${submitted}`,
    details: { safeTxHash },
    occurred,
  }
}
