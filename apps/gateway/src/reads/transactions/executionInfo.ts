import type { ExecutionInfo, TransactionStatus } from '@strongroom/gateway-sdk'
import type { Address } from 'viem'
import { bareAddress } from '../names/Names.ts'
import type { MultisigRecord } from './MultisigRecord.ts'

export interface SafeNow {
  nonce: number
  threshold: number
  owners: readonly Address[]
}

/** Confirmations a transaction needs: those it needed, once it executed. */
export const confirmationsRequired = (
  { execution }: Pick<MultisigRecord, 'execution'>,
  safe: SafeNow,
): number => execution?.threshold ?? safe.threshold

/** How far a multisig transaction is. */
export function executionInfo(
  record: MultisigRecord,
  safe: SafeNow,
  status: TransactionStatus,
): ExecutionInfo {
  const confirmed = new Set(record.confirmations.map(({ owner }) => owner))
  return {
    type: 'MULTISIG',
    nonce: record.nonce,
    confirmationsRequired: confirmationsRequired(record, safe),
    confirmationsSubmitted: record.confirmations.length,
    missingSigners:
      status === 'AWAITING_CONFIRMATIONS'
        ? safe.owners.filter((owner) => !confirmed.has(owner)).map(bareAddress)
        : null,
  }
}
