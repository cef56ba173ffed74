import { array } from '../core/array.ts'
import { address, hash, hex, uint256 } from '../core/domain.ts'
import { named, nullish, optional } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { boolean, integer, literal, string } from '../core/primitives.ts'
import { record } from '../core/record.ts'
import type { Infer } from '../core/schema.ts'
import { discriminatedUnion } from '../core/union.ts'
import { addressExSchema, operationSchema, tokenInfoSchema } from './common.ts'
import { dataDecodedSchema } from './dataDecoded.ts'
import { transactionInfoSchema } from './transactionInfo.ts'
import {
  safeAppInfoSchema,
  transactionStatusSchema,
} from './transactionList.ts'

export const transactionDataSchema = named(
  'TransactionData',
  object({
    hexData: nullish(hex()),
    dataDecoded: nullish(dataDecodedSchema),
    to: addressExSchema,
    value: nullish(uint256()),
    operation: operationSchema,
    trustedDelegateCallTarget: nullish(boolean()),
    addressInfoIndex: nullish(record(addressExSchema)),
    tokenInfoIndex: nullish(record(tokenInfoSchema)),
  }),
)
export type TransactionData = Infer<typeof transactionDataSchema>

export const confirmationSchema = named(
  'Confirmation',
  object({
    signer: addressExSchema,
    signature: nullish(hex()),
    submittedAt: integer(),
  }),
)
export type Confirmation = Infer<typeof confirmationSchema>

export const multisigExecutionDetailsSchema = named(
  'MultisigExecutionDetails',
  object({
    type: literal('MULTISIG'),
    submittedAt: integer(),
    nonce: integer(),
    safeTxGas: uint256(),
    baseGas: uint256(),
    gasPrice: uint256(),
    gasToken: address(),
    fee: nullish(string()),
    payment: nullish(string()),
    refundReceiver: addressExSchema,
    safeTxHash: hash(),
    executor: nullish(addressExSchema),
    signers: array(addressExSchema),
    confirmationsRequired: integer(),
    confirmations: array(confirmationSchema),
    rejectors: array(addressExSchema),
    gasTokenInfo: nullish(tokenInfoSchema),
    trusted: boolean(),
    proposer: nullish(addressExSchema),
    proposedByDelegate: nullish(addressExSchema),
  }),
)
export type MultisigExecutionDetails = Infer<
  typeof multisigExecutionDetailsSchema
>

export const detailedExecutionInfoSchema = named(
  'DetailedExecutionInfo',
  discriminatedUnion('type', [
    multisigExecutionDetailsSchema,
    object({ type: literal('MODULE'), address: addressExSchema }),
  ]),
)
export type DetailedExecutionInfo = Infer<typeof detailedExecutionInfoSchema>

export const transactionDetailsSchema = named(
  'TransactionDetails',
  object({
    safeAddress: address(),
    txId: string(),
    /** Milliseconds. */
    executedAt: nullish(integer()),
    txStatus: transactionStatusSchema,
    txInfo: transactionInfoSchema,
    txData: nullish(transactionDataSchema),
    detailedExecutionInfo: nullish(detailedExecutionInfoSchema),
    txHash: nullish(hash()),
    safeAppInfo: nullish(safeAppInfoSchema),
    note: nullish(string()),
  }),
)
export type TransactionDetails = Infer<typeof transactionDetailsSchema>

export const transactionPreviewSchema = named(
  'TransactionPreview',
  object({
    txInfo: transactionInfoSchema,
    txData: optional(transactionDataSchema),
  }),
)
export type TransactionPreview = Infer<typeof transactionPreviewSchema>
