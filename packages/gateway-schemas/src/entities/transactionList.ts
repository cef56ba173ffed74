import { array } from '../core/array.ts'
import { hash } from '../core/domain.ts'
import {
  type NamedObject,
  type NamedSchema,
  named,
  nullish,
} from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { integer, literal, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { discriminatedUnion } from '../core/union.ts'
import { addressExSchema, pageSchema } from './common.ts'
import { transactionInfoSchema } from './transactionInfo.ts'

export const transactionStatusSchema = literal(
  'AWAITING_CONFIRMATIONS',
  'AWAITING_EXECUTION',
  'CANCELLED',
  'FAILED',
  'SUCCESS',
)
export type TransactionStatus = Infer<typeof transactionStatusSchema>

const multisigExecutionInfo = object({
  /** Discriminator of the union. */
  type: literal('MULTISIG'),
  /** Nonce of the safe. */
  nonce: integer(),
  /** Confirmations that it needs. */
  confirmationsRequired: integer(),
  /** Confirmations so far. */
  confirmationsSubmitted: integer(),
  /** Owners to confirm yet; only while confirmations are awaited. */
  missingSigners: nullish(array(addressExSchema)),
})
export interface MultisigExecutionInfo
  extends Infer<typeof multisigExecutionInfo> {}
export const multisigExecutionInfoSchema: NamedObject<MultisigExecutionInfo> =
  named('MultisigExecutionInfo', multisigExecutionInfo)

const moduleExecutionInfo = object({
  /** Discriminator of the union. */
  type: literal('MODULE'),
  /** Module that executed. */
  address: addressExSchema,
})
export interface ModuleExecutionInfo
  extends Infer<typeof moduleExecutionInfo> {}
export const moduleExecutionInfoSchema: NamedObject<ModuleExecutionInfo> =
  named('ModuleExecutionInfo', moduleExecutionInfo)

const executionInfo = discriminatedUnion('type', [
  multisigExecutionInfoSchema,
  moduleExecutionInfoSchema,
])
export type ExecutionInfo = Infer<typeof executionInfo>
export const executionInfoSchema: NamedSchema<ExecutionInfo> = named(
  'ExecutionInfo',
  executionInfo,
)

const safeAppInfo = object({
  /** Name of the app. */
  name: string(),
  /** Address of the app. */
  url: string(),
  /** Absolute URL of a picture. */
  logoUri: nullish(string()),
})
export interface SafeAppInfo extends Infer<typeof safeAppInfo> {}
export const safeAppInfoSchema: NamedObject<SafeAppInfo> = named(
  'SafeAppInfo',
  safeAppInfo,
)

const transactionSummary = object({
  /** Id for `getTransactionDetails`. */
  id: string(),
  /** Time of the execution, else of the proposal, milliseconds since 1970. */
  timestamp: integer(),
  /** State of the transaction. */
  txStatus: transactionStatusSchema,
  /** Action of the transaction, by kind. */
  txInfo: transactionInfoSchema,
  /** Hash of the transaction on the chain; null while it waits. */
  txHash: nullish(hash()),
  /** Confirmations, or the module. */
  executionInfo: nullish(executionInfoSchema),
  /** App that proposed it; null for none. */
  safeAppInfo: nullish(safeAppInfoSchema),
  /** Note of the proposer; null for none. */
  note: nullish(string()),
})
export interface TransactionSummary extends Infer<typeof transactionSummary> {}
export const transactionSummarySchema: NamedObject<TransactionSummary> = named(
  'TransactionSummary',
  transactionSummary,
)

/** Whether others in the queue have the same nonce. */
export const conflictTypeSchema = literal('None', 'HasNext', 'End')
export type ConflictType = Infer<typeof conflictTypeSchema>

const transactionItem = object({
  /** Discriminator of the union. */
  type: literal('TRANSACTION'),
  /** The transaction in short. */
  transaction: transactionSummarySchema,
  /** Place among transactions of one nonce. */
  conflictType: conflictTypeSchema,
})
export interface TransactionItem extends Infer<typeof transactionItem> {}
export const transactionItemSchema: NamedObject<TransactionItem> = named(
  'TransactionItem',
  transactionItem,
)

export const labelValueSchema = literal('Next', 'Queued')
export type LabelValue = Infer<typeof labelValueSchema>

const label = object({
  /** Discriminator of the union. */
  type: literal('LABEL'),
  /** `Next` or `Queued`. */
  label: labelValueSchema,
})
export interface Label extends Infer<typeof label> {}
export const labelSchema: NamedObject<Label> = named('Label', label)

const conflictHeader = object({
  /** Discriminator of the union. */
  type: literal('CONFLICT_HEADER'),
  /** Nonce of the safe. */
  nonce: integer(),
})
export interface ConflictHeader extends Infer<typeof conflictHeader> {}
export const conflictHeaderSchema: NamedObject<ConflictHeader> = named(
  'ConflictHeader',
  conflictHeader,
)

const dateLabel = object({
  /** Discriminator of the union. */
  type: literal('DATE_LABEL'),
  /** Milliseconds since 1970. */
  timestamp: integer(),
})
export interface DateLabel extends Infer<typeof dateLabel> {}
export const dateLabelSchema: NamedObject<DateLabel> = named(
  'DateLabel',
  dateLabel,
)

const queuedItem = discriminatedUnion('type', [
  transactionItemSchema,
  labelSchema,
  conflictHeaderSchema,
])
export type QueuedItem = Infer<typeof queuedItem>
export const queuedItemSchema: NamedSchema<QueuedItem> = named(
  'QueuedItem',
  queuedItem,
)

const historyItem = discriminatedUnion('type', [
  transactionItemSchema,
  dateLabelSchema,
])
export type HistoryItem = Infer<typeof historyItem>
export const historyItemSchema: NamedSchema<HistoryItem> = named(
  'HistoryItem',
  historyItem,
)

export type TransactionListItem = QueuedItem | HistoryItem

export const transactionListItemTypeSchema = literal(
  'TRANSACTION',
  'LABEL',
  'CONFLICT_HEADER',
  'DATE_LABEL',
)
export type TransactionListItemType = Infer<
  typeof transactionListItemTypeSchema
>

const queuedItemPage = pageSchema(queuedItemSchema)
export interface QueuedItemPage extends Infer<typeof queuedItemPage> {}
export const queuedItemPageSchema: NamedSchema<QueuedItemPage> = named(
  'QueuedItemPage',
  queuedItemPage,
)

const historyItemPage = pageSchema(historyItemSchema)
export interface HistoryItemPage extends Infer<typeof historyItemPage> {}
export const historyItemPageSchema: NamedSchema<HistoryItemPage> = named(
  'HistoryItemPage',
  historyItemPage,
)

const transactionItemPage = pageSchema(transactionItemSchema)
/**
 * Incoming transfers, module or multisig transactions: no labels, and any kind
 * of transaction in each of them.
 */
export interface TransactionItemPage
  extends Infer<typeof transactionItemPage> {}
export const transactionItemPageSchema: NamedSchema<TransactionItemPage> =
  named('TransactionItemPage', transactionItemPage)
