import { unpackSignature } from '../messages/safeMessage.ts'
import { confirmationsRequired } from '../transactions/executionInfo.ts'
import type { ConfirmationRecord } from '../transactions/MultisigRecord.ts'
import type { MultisigView } from '../transactions/multisigSummary.ts'

export const toIso = (time: number): string => new Date(time).toISOString()

/** Kinds of signatures in the transaction service's words. */
const signatureTypes = {
  contract: 'CONTRACT_SIGNATURE',
  approved: 'APPROVED_HASH',
  eip712: 'EOA',
  eth_sign: 'ETH_SIGN',
} as const

/** An owner's part in packed form, and how it was signed. */
export const serviceSignature = ({
  owner,
  signature,
}: Pick<ConfirmationRecord, 'owner' | 'signature'>) => ({
  owner,
  signature,
  signatureType: signatureTypes[unpackSignature(owner, signature).kind],
})

/** A confirmation in the transaction service's form. */
export const serviceConfirmation = (record: ConfirmationRecord) => ({
  ...serviceSignature(record),
  submissionDate: toIso(record.submitted),
  transactionHash: null,
})

/** A multisig transaction in the transaction service's form. */
export function serviceMultisig({ record, safe, call }: MultisigView) {
  const { execution } = record
  return {
    safe: record.safe,
    to: record.to,
    value: record.value,
    data: record.data === '0x' ? null : record.data,
    operation: record.operation,
    gasToken: record.gasToken,
    safeTxGas: record.safeTxGas,
    baseGas: record.baseGas,
    gasPrice: record.gasPrice,
    refundReceiver: record.refundReceiver,
    nonce: String(record.nonce),
    executionDate: execution === null ? null : toIso(execution.timestamp),
    submissionDate: toIso(record.submitted),
    modified: toIso(record.modified),
    blockNumber: execution?.blockNumber ?? null,
    transactionHash: execution?.txHash ?? null,
    safeTxHash: record.safeTxHash,
    proposer: record.proposer,
    proposedByDelegate: record.proposedByDelegate,
    executor: execution?.executor ?? null,
    isExecuted: execution !== null,
    isSuccessful: execution?.success ?? null,
    // The index keeps the fee, not the gas and the prices it was made of.
    ethGasPrice: null,
    maxFeePerGas: null,
    maxPriorityFeePerGas: null,
    gasUsed: null,
    fee: execution?.fee ?? null,
    origin: record.origin ?? '{}',
    dataDecoded: call.decoded,
    confirmationsRequired: confirmationsRequired(record, safe),
    confirmations: record.confirmations.map(serviceConfirmation),
    // Every stored transaction has the signature or approval of an owner or
    // delegate.
    trusted: true,
    signatures: execution?.signatures ?? null,
  }
}
