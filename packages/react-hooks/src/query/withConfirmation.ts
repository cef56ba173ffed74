import type {
  Address,
  AddressEx,
  Hex,
  MultisigExecutionDetails,
  MultisigExecutionInfo,
  TransactionDetails,
  TransactionListItem,
  TransactionStatus,
} from '@strongroom/gateway-sdk'
import { sameText } from '../verify/sameText.ts'
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
 *
 * @throws TypeError where the answer is not what the gateway promises
 */
export function withConfirmation(data: object, added: Added): object {
  return 'pages' in data
    ? mapResults(data, (item) => inList(item, added))
    : inDetails(data as TransactionDetails, added)
}

function inDetails(details: TransactionDetails, added: Added) {
  const { safeTxHash, signature, submittedAt } = added
  const info = details.detailedExecutionInfo as MultisigExecutionDetails
  const isSigner = isSignerOf(added)
  const signer = info.signers.find(isSigner)
  if (
    !signer ||
    !sameText(info.safeTxHash, safeTxHash) ||
    !/^AWAITING/.test(details.txStatus) ||
    info.confirmations.some((each) => isSigner(each.signer))
  )
    return details
  const confirmations = [
    ...info.confirmations,
    { signer, signature, submittedAt },
  ]
  return {
    ...details,
    txStatus: statusOf(details, confirmations.length, info),
    detailedExecutionInfo: { ...info, confirmations },
  }
}

function inList(item: TransactionListItem, added: Added) {
  if (item.type !== 'TRANSACTION') return item
  const { transaction } = item
  // Of `multisig_<safe>_<hash>`.
  if (!sameText(transaction.id.slice(-66), added.safeTxHash)) return item
  const info = transaction.executionInfo as MultisigExecutionInfo
  const isSigner = isSignerOf(added)
  if (!info.missingSigners?.some(isSigner)) return item
  const confirmationsSubmitted = info.confirmationsSubmitted + 1
  return {
    ...item,
    transaction: {
      ...transaction,
      txStatus: statusOf(transaction, confirmationsSubmitted, info),
      executionInfo: {
        ...info,
        confirmationsSubmitted,
        missingSigners: info.missingSigners.filter((other) => !isSigner(other)),
      },
    },
  }
}

const isSignerOf =
  ({ signer }: Added) =>
  ({ value }: AddressEx) =>
    sameText(value, signer)

const statusOf = (
  { txStatus }: { readonly txStatus: TransactionStatus },
  count: number,
  { confirmationsRequired }: { readonly confirmationsRequired: number },
) => (count < confirmationsRequired ? txStatus : 'AWAITING_EXECUTION')
