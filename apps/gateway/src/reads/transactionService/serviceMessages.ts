import type { TypedData } from '@strongroom/gateway-sdk'
import type { MessageRecord } from '../messages/readMessages.ts'
import { packConfirmations } from '../messages/safeMessage.ts'
import type { SafeRecord } from '../safes/SafeRecord.ts'
import { serviceSignature, toIso } from './serviceMultisig.ts'

/** A message in the transaction service's form. */
export function serviceMessage(
  { row, confirmations }: MessageRecord,
  { state }: Pick<SafeRecord, 'state'>,
) {
  const counted = confirmations.filter(({ owner }) =>
    state.owners.includes(owner),
  )
  return {
    created: toIso(row.created),
    modified: toIso(row.modified),
    safe: row.safe,
    messageHash: row.messageHash,
    message: JSON.parse(row.content) as string | TypedData,
    proposedBy: row.proposedBy,
    safeAppId: row.safeAppId === null ? null : String(row.safeAppId),
    confirmations: counted.map((one) => ({
      ...serviceSignature(one),
      created: toIso(one.submitted),
      modified: toIso(one.submitted),
    })),
    preparedSignature: packConfirmations(counted),
    origin: row.origin ?? '',
  }
}
