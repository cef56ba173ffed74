import type { TransactionDetails } from '@strongroom/gateway-sdk'

/**
 * Whether a record is of the transaction that was asked for: of the hash that
 * the id is or ends in, for others of that very id.
 */
export function isAsked(id: string, details: TransactionDetails): boolean {
  const asked = id.toLowerCase()
  const { txId, detailedExecutionInfo: execution } = details
  if (asked.startsWith('multisig_') || /^0x[0-9a-f]{64}$/.test(asked))
    return (
      execution?.type === 'MULTISIG' &&
      asked.endsWith(execution.safeTxHash.toLowerCase())
    )
  return execution?.type !== 'MULTISIG' && txId.toLowerCase() === asked
}
