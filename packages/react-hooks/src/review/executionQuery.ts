import type { TransactionDetails } from '@strongroom/gateway-sdk'
import { isBytes } from '@strongroom/internal/hex'
import type { ExecutionQuery } from '../execute/readExecutionRecord.ts'
import type { Verification } from '../verify/Verification.ts'

/**
 * Where a transaction was executed: as the chain proves it, else as the gateway says,
 * which the safe's own event has to confirm.
 *
 * @returns an empty query for what is not executed
 */
export function executionQuery(
  record: TransactionDetails | undefined,
  verification: Verification | undefined,
): Partial<Omit<ExecutionQuery, 'safe'>> {
  const { proven, hashes } = verification ?? {}
  const { detailedExecutionInfo: info, txInfo, txHash } = record ?? {}
  // Where the sources disagree, no receipt of the owner's node decides.
  if (verification?.problems.some(({ kind }) => kind === 'lone-node')) return {}
  const isSigned = info?.type === 'MULTISIG' || hashes !== undefined
  if (isSigned) {
    // Without a proof the gateway's word is checked, as with a pruned node.
    const { word, ...place } = proven ?? { word: 'executed', txHash }
    const isEnd = word === 'executed' || word === 'failed'
    const safeTxHash = hashes?.safeTxHash
    return isEnd && safeTxHash && isBytes(place.txHash, 32)
      ? { kind: 'multisig', safeTxHash, ...place, txHash: place.txHash }
      : {}
  }
  const named = txInfo?.type === 'Creation' ? txInfo.transactionHash : txHash
  if (!isBytes(named, 32)) return {}
  if (info?.type === 'MODULE')
    return { kind: 'module', module: info.address.value, txHash: named }
  if (txInfo?.type === 'Creation') return { kind: 'creation', txHash: named }
  return txInfo?.type === 'Transfer' && txInfo.direction === 'INCOMING'
    ? { kind: 'incoming', txHash: named }
    : {}
}
