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
  /** Call data; null for none. */
  hexData: nullish(hex()),
  /** Call data as the gateway decodes it: verify before signing. */
  dataDecoded: nullish(dataDecodedSchema),
  /** Called account. */
  to: addressExSchema,
  /** Native coin in wei, decimal digits. */
  value: nullish(uint256()),
  /** 0 for a call, 1 for a delegate call. */
  operation: operationSchema,
  /** Whether the gateway knows the target of a delegate call. */
  trustedDelegateCallTarget: nullish(boolean()),
  /** Names and pictures by address. */
  addressInfoIndex: nullish(record(addressExSchema)),
  /** Tokens by address. */
  tokenInfoIndex: nullish(record(tokenInfoSchema)),
})
export interface TransactionData extends Infer<typeof transactionData> {}
export const transactionDataSchema: NamedObject<TransactionData> = named(
  'TransactionData',
  transactionData,
)

const confirmation = object({
  /** Owner who confirmed. */
  signer: addressExSchema,
  /** Signature over `safeTxHash`; null for a confirmation on the chain. */
  signature: nullish(hex()),
  /** Milliseconds since 1970. */
  submittedAt: integer(),
})
export interface Confirmation extends Infer<typeof confirmation> {}
export const confirmationSchema: NamedObject<Confirmation> = named(
  'Confirmation',
  confirmation,
)

const multisigExecutionDetails = object({
  /** Discriminator of the union. */
  type: literal('MULTISIG'),
  /** Milliseconds since 1970. */
  submittedAt: integer(),
  /** Nonce of the safe. */
  nonce: integer(),
  /** Gas units for the inner call, decimal digits. */
  safeTxGas: uint256(),
  /** Gas units refunded besides those used, decimal digits. */
  baseGas: uint256(),
  /** Base units of `gasToken` per unit of gas, decimal digits. */
  gasPrice: uint256(),
  /** Token of the refund; the zero address for the native coin. */
  gasToken: address(),
  /** Fee of the chain's transaction in wei, decimal digits; 0 while it waits. */
  fee: nullish(string()),
  /** Refund in base units of `gasToken`, decimal digits; 0 while it waits. */
  payment: nullish(string()),
  /** Receiver of the refund; the zero address for the sender. */
  refundReceiver: addressExSchema,
  /** EIP-712 hash of the transaction that owners sign. */
  safeTxHash: hash(),
  /** Account that sent the execution; null while it waits. */
  executor: nullish(addressExSchema),
  /** Owners who may confirm. */
  signers: array(addressExSchema),
  /** Confirmations that it needs. */
  confirmationsRequired: integer(),
  /** Confirmations so far. */
  confirmations: array(confirmationSchema),
  /** Owners who confirmed the rejection of this nonce. */
  rejectors: array(addressExSchema),
  /** The token of the refund; null for the native coin. */
  gasTokenInfo: nullish(tokenInfoSchema),
  /** Whether an owner or a delegate signed it. */
  trusted: boolean(),
  /** Owner in whose name it was proposed. */
  proposer: nullish(addressExSchema),
  /** Delegate who proposed it; null for none. */
  proposedByDelegate: nullish(addressExSchema),
})
export interface MultisigExecutionDetails
  extends Infer<typeof multisigExecutionDetails> {}
export const multisigExecutionDetailsSchema: NamedObject<MultisigExecutionDetails> =
  named('MultisigExecutionDetails', multisigExecutionDetails)

const moduleExecutionDetails = object({
  /** Discriminator of the union. */
  type: literal('MODULE'),
  /** Module that executed. */
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
  /** Safe of the transaction. */
  safeAddress: address(),
  /** Id for `getTransactionDetails`. */
  txId: string(),
  /** Time of the execution, milliseconds since 1970; null while it waits. */
  executedAt: nullish(integer()),
  /** State of the transaction. */
  txStatus: transactionStatusSchema,
  /** Action of the transaction, by kind. */
  txInfo: transactionInfoSchema,
  /** The call itself. */
  txData: nullish(transactionDataSchema),
  /** Confirmations and gas, or the module. */
  detailedExecutionInfo: nullish(detailedExecutionInfoSchema),
  /** Hash of the transaction on the chain; null while it waits. */
  txHash: nullish(hash()),
  /** App that proposed it; null for none. */
  safeAppInfo: nullish(safeAppInfoSchema),
  /** Note of the proposer; null for none. */
  note: nullish(string()),
})
export interface TransactionDetails extends Infer<typeof transactionDetails> {}
export const transactionDetailsSchema: NamedObject<TransactionDetails> = named(
  'TransactionDetails',
  transactionDetails,
)

const transactionPreview = object({
  /** Action of the transaction, by kind. */
  txInfo: transactionInfoSchema,
  /** The call itself. */
  txData: nullish(transactionDataSchema),
})
export interface TransactionPreview extends Infer<typeof transactionPreview> {}
export const transactionPreviewSchema: NamedObject<TransactionPreview> = named(
  'TransactionPreview',
  transactionPreview,
)
