import type {
  Address,
  Hex,
  TransactionDetails,
  TransactionListItem,
} from '@strongroom/gateway-sdk'
import { mapResults } from './mapResults.ts'

interface Added {
  readonly safeTxHash: Hex
  readonly signer: Address
  readonly signature: Hex
  /** Milliseconds. */
  readonly submittedAt: number
}

/**
 * A transaction's details, or a list with it, as they are once an owner's
 * confirmation is there; the same object where it is there already, or where
 * the signer is no owner who is asked.
 */
export function withConfirmation(data: unknown, added: Added): unknown {
  if (typeof data !== 'object' || data === null) return data
  return 'pages' in data
    ? mapResults(data as never, (item) => inList(item, added))
    : inDetails(data as TransactionDetails, added)
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

function inDetails(details: TransactionDetails, added: Added) {
  const { detailedExecutionInfo: info, txStatus } = details
  if (
    info?.type !== 'MULTISIG' ||
    !txStatus.startsWith('AWAITING') ||
    !same(info.safeTxHash, added.safeTxHash)
  )
    return details
  const is = ({ value }: { readonly value: string }) =>
    same(value, added.signer)
  const signer = info.signers.find(is)
  if (!signer || info.confirmations.some((one) => is(one.signer)))
    return details
  const { signature, submittedAt } = added
  const confirmations = [
    ...info.confirmations,
    { signer, signature, submittedAt },
  ]
  return {
    ...details,
    txStatus: statusOf(txStatus, confirmations.length, info),
    detailedExecutionInfo: { ...info, confirmations },
  }
}

function inList(item: TransactionListItem, added: Added) {
  if (item.type !== 'TRANSACTION') return item
  const { id, executionInfo: info, txStatus } = item.transaction
  if (
    info?.type !== 'MULTISIG' ||
    !id.toLowerCase().endsWith(added.safeTxHash.toLowerCase())
  )
    return item
  const missingSigners = info.missingSigners?.filter(
    ({ value }) => !same(value, added.signer),
  )
  if (missingSigners?.length === info.missingSigners?.length) return item
  const confirmationsSubmitted = info.confirmationsSubmitted + 1
  return {
    ...item,
    transaction: {
      ...item.transaction,
      txStatus: statusOf(txStatus, confirmationsSubmitted, info),
      executionInfo: { ...info, confirmationsSubmitted, missingSigners },
    },
  }
}

const statusOf = (
  before: string,
  count: number,
  info: { readonly confirmationsRequired: number },
) => (count < info.confirmationsRequired ? before : 'AWAITING_EXECUTION')
