import type { TransactionDetails } from '@strongroom/gateway-sdk'

/**
 * Whether a record says of itself that it is what was asked for: that its id
 * ends in the hash asked for, or for others is that very id. Whether its fields
 * have that hash is for the review to find out.
 */
export function isRecordOf(id: string, details: TransactionDetails): boolean {
  const asked = id.toLowerCase()
  const { txId, detailedExecutionInfo: execution } = details
  if (asked.startsWith('multisig_') || /^0x[0-9a-f]{64}$/.test(asked))
    return (
      execution?.type === 'MULTISIG' &&
      txId.toLowerCase().endsWith(asked.slice(-66))
    )
  return execution?.type !== 'MULTISIG' && txId.toLowerCase() === asked
}
