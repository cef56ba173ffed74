import type { TransactionSummary } from '@strongroom/gateway-sdk'
import { bareAddress, type Names } from '../names/Names.ts'
import type { SafeRecord } from '../safes/SafeRecord.ts'
import { creationId } from './transactionId.ts'

/** The creation of a safe, the oldest item of its history. */
export function creationSummary(
  { creation }: SafeRecord,
  names: Names,
): TransactionSummary {
  return {
    id: creationId(creation.address),
    timestamp: creation.timestamp,
    txStatus: 'SUCCESS',
    txInfo: {
      type: 'Creation',
      humanDescription: null,
      creator: bareAddress(creation.creator),
      transactionHash: creation.txHash,
      implementation: names.of(creation.singleton),
      factory: creation.factory === null ? null : names.of(creation.factory),
      saltNonce: creation.saltNonce,
    },
    txHash: creation.txHash,
    executionInfo: null,
    safeAppInfo: null,
    note: null,
  }
}
