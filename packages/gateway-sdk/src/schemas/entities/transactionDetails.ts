import { array } from '../core/array.ts'
import { address, hash, hex, uint256 } from '../core/domain.ts'
import {
  type NamedObject,
  type NamedSchema,
  named,
  nullish,
} from '../core/modifiers.ts'
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

const transactionData = object({
  hexData: nullish(hex()),
  dataDecoded: nullish(dataDecodedSchema),
  to: addressExSchema,
  value: nullish(uint256()),
  operation: operationSchema,
  trustedDelegateCallTarget: nullish(boolean()),
  addressInfoIndex: nullish(record(addressExSchema)),
  tokenInfoIndex: nullish(record(tokenInfoSchema)),
})
export interface TransactionData extends Infer<typeof transactionData> {}
export const transactionDataSchema: NamedObject<TransactionData> = named(
  'TransactionData',
  transactionData,
)

const confirmation = object({
  signer: addressExSchema,
  signature: nullish(hex()),
  submittedAt: integer(),
})
export interface Confirmation extends Infer<typeof confirmation> {}
export const confirmationSchema: NamedObject<Confirmation> = named(
  'Confirmation',
  confirmation,
)

const multisigExecutionDetails = object({
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
})
export interface MultisigExecutionDetails
  extends Infer<typeof multisigExecutionDetails> {}
export const multisigExecutionDetailsSchema: NamedObject<MultisigExecutionDetails> =
  named('MultisigExecutionDetails', multisigExecutionDetails)

const moduleExecutionDetails = object({
  type: literal('MODULE'),
  address: addressExSchema,
})
export interface ModuleExecutionDetails
  extends Infer<typeof moduleExecutionDetails> {}
export const moduleExecutionDetailsSchema: NamedObject<ModuleExecutionDetails> =
  named('ModuleExecutionDetails', moduleExecutionDetails)

const detailedExecutionInfo = discriminatedUnion('type', [
  multisigExecutionDetailsSchema,
  moduleExecutionDetailsSchema,
])
export type DetailedExecutionInfo = Infer<typeof detailedExecutionInfo>
export const detailedExecutionInfoSchema: NamedSchema<DetailedExecutionInfo> =
  named('DetailedExecutionInfo', detailedExecutionInfo)

export const detailedExecutionInfoTypeSchema = literal('MULTISIG', 'MODULE')
export type DetailedExecutionInfoType = Infer<
  typeof detailedExecutionInfoTypeSchema
>

const transactionDetails = object({
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
})
export interface TransactionDetails extends Infer<typeof transactionDetails> {}
export const transactionDetailsSchema: NamedObject<TransactionDetails> = named(
  'TransactionDetails',
  transactionDetails,
)

const transactionPreview = object({
  txInfo: transactionInfoSchema,
  txData: nullish(transactionDataSchema),
})
export interface TransactionPreview extends Infer<typeof transactionPreview> {}
export const transactionPreviewSchema: NamedObject<TransactionPreview> = named(
  'TransactionPreview',
  transactionPreview,
)
