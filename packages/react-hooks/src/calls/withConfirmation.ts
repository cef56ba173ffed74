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
 * Adds an owner's confirmation to a transaction's details, or to a list with
 * it; returns the same object where it is included already, or where the signer
 * is not an owner who may confirm.
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
  const { confirmations } = info
  const signer = info.signers.find((owner) => isSigner(owner, added))
  if (
    !signer ||
    !sameText(info.safeTxHash, safeTxHash) ||
    !/^AWAITING/.test(details.txStatus) ||
    confirmations.some((each) => isSigner(each.signer, added))
  )
    return details
  return {
    ...withStatus(details, info, confirmations.length),
    detailedExecutionInfo: {
      ...info,
      confirmations: [...confirmations, { signer, signature, submittedAt }],
    },
  }
}

function inList(item: TransactionListItem, added: Added) {
  if (item.type !== 'TRANSACTION') return item
  const { transaction } = item
  // Ids have the form `multisig_<safe>_<hash>`.
  if (!sameText(transaction.id.slice(-66), added.safeTxHash)) return item
  const info = transaction.executionInfo as MultisigExecutionInfo
  const { confirmationsSubmitted: count, missingSigners } = info
  if (!missingSigners?.some((owner) => isSigner(owner, added))) return item
  return {
    ...item,
    transaction: {
      ...withStatus(transaction, info, count),
      executionInfo: {
        ...info,
        confirmationsSubmitted: count + 1,
        missingSigners: missingSigners.filter(
          (owner) => !isSigner(owner, added),
        ),
      },
    },
  }
}

const isSigner = ({ value }: AddressEx, { signer }: Added) =>
  sameText(value, signer)

/** With its status once there is one confirmation more. */
const withStatus = <T extends { readonly txStatus: TransactionStatus }>(
  transaction: T,
  { confirmationsRequired }: { readonly confirmationsRequired: number },
  count: number,
): T =>
  count + 1 < confirmationsRequired
    ? transaction
    : { ...transaction, txStatus: 'AWAITING_EXECUTION' }
