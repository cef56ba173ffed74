import type {
  MultisigExecutionDetails,
  TransactionDetails,
} from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  InvalidInputError,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import type { VerificationProblem } from './Verification.ts'

export interface ReadTransaction {
  readonly transaction: Readonly<SafeTransaction>
  readonly execution: MultisigExecutionDetails
}

/** More than any safe can use: each confirmation costs a recovery. */
const maxItems = 256

/** `BigInt` alone would take `''` for 0 and `0x10` for 16. */
function uint(value: unknown, field: string): bigint {
  const text =
    typeof value === 'number' && Number.isSafeInteger(value)
      ? `${value}`
      : value
  if (typeof text !== 'string' || !/^\d{1,78}$/.test(text))
    throw new InvalidInputError(field, 'expected a whole number')
  return BigInt(text)
}

function checkText(value: unknown, field: string): void {
  if (typeof value !== 'string')
    throw new InvalidInputError(field, 'expected text')
}

function checkList(value: unknown, field: string): void {
  if (!Array.isArray(value) || value.length > maxItems)
    throw new InvalidInputError(field, 'expected a short list')
}

/**
 * Takes the hashed fields out of a record, or names the one that is unusable.
 */
export function readTransaction(
  details: TransactionDetails,
): ReadTransaction | VerificationProblem {
  const execution = details.detailedExecutionInfo
  const call = details.txData
  if (execution?.type !== 'MULTISIG')
    return { kind: 'malformed', field: 'detailedExecutionInfo' }
  if (!call) return { kind: 'malformed', field: 'txData' }
  try {
    checkText(details.txId, 'txId')
    checkText(details.safeAddress, 'safeAddress')
    checkText(execution.safeTxHash, 'safeTxHash')
    checkText(details.txStatus, 'txStatus')
    checkList(execution.confirmations, 'confirmations')
    checkList(execution.signers, 'signers')
    // After an execution owners may have left; while it waits they bound the work.
    if (
      details.txStatus.startsWith('AWAITING') &&
      execution.confirmations.length > execution.signers.length
    )
      throw new InvalidInputError('confirmations', 'more than owners')
    for (const { signer } of execution.confirmations)
      checkText(signer.value, 'confirmations')
    for (const { value } of execution.signers) checkText(value, 'signers')
    const transaction = createSafeTransaction({
      to: call.to.value,
      value: uint(call.value ?? '0', 'value'),
      data: call.hexData ?? '0x',
      operation: call.operation,
      safeTxGas: uint(execution.safeTxGas, 'safeTxGas'),
      baseGas: uint(execution.baseGas, 'baseGas'),
      gasPrice: uint(execution.gasPrice, 'gasPrice'),
      gasToken: execution.gasToken,
      refundReceiver: execution.refundReceiver.value,
      nonce: uint(execution.nonce, 'nonce'),
    })
    return { transaction, execution }
  } catch (error) {
    const field = error instanceof InvalidInputError ? error.field : 'details'
    return { kind: 'malformed', field }
  }
}
