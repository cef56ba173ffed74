import { array } from '../core/array.ts'
import { hash } from '../core/domain.ts'
import { named, nullish } from '../core/modifiers.ts'
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

export const executionInfoSchema = named(
  'ExecutionInfo',
  discriminatedUnion('type', [
    object({
      type: literal('MULTISIG'),
      nonce: integer(),
      confirmationsRequired: integer(),
      confirmationsSubmitted: integer(),
      missingSigners: nullish(array(addressExSchema)),
    }),
    object({ type: literal('MODULE'), address: addressExSchema }),
  ]),
)
export type ExecutionInfo = Infer<typeof executionInfoSchema>

export const safeAppInfoSchema = named(
  'SafeAppInfo',
  object({ name: string(), url: string(), logoUri: nullish(string()) }),
)
export type SafeAppInfo = Infer<typeof safeAppInfoSchema>

export const transactionSummarySchema = named(
  'TransactionSummary',
  object({
    id: string(),
    /** Milliseconds: of execution, else of submission. */
    timestamp: integer(),
    txStatus: transactionStatusSchema,
    txInfo: transactionInfoSchema,
    txHash: nullish(hash()),
    executionInfo: nullish(executionInfoSchema),
    safeAppInfo: nullish(safeAppInfoSchema),
    note: nullish(string()),
  }),
)
export type TransactionSummary = Infer<typeof transactionSummarySchema>

export const transactionItemSchema = named(
  'TransactionItem',
  object({
    type: literal('TRANSACTION'),
    transaction: transactionSummarySchema,
    conflictType: literal('None', 'HasNext', 'End'),
  }),
)
export type TransactionItem = Infer<typeof transactionItemSchema>

export const labelSchema = named(
  'Label',
  object({ type: literal('LABEL'), label: literal('Next', 'Queued') }),
)
export const conflictHeaderSchema = named(
  'ConflictHeader',
  object({ type: literal('CONFLICT_HEADER'), nonce: integer() }),
)
export const dateLabelSchema = named(
  'DateLabel',
  object({ type: literal('DATE_LABEL'), timestamp: integer() }),
)

export const queuedItemSchema = named(
  'QueuedItem',
  discriminatedUnion('type', [
    transactionItemSchema,
    labelSchema,
    conflictHeaderSchema,
  ]),
)
export type QueuedItem = Infer<typeof queuedItemSchema>

export const historyItemSchema = named(
  'HistoryItem',
  discriminatedUnion('type', [transactionItemSchema, dateLabelSchema]),
)
export type HistoryItem = Infer<typeof historyItemSchema>

export type TransactionListItem = QueuedItem | HistoryItem

export const queuedItemPageSchema = named(
  'QueuedItemPage',
  pageSchema(queuedItemSchema),
)
export const historyItemPageSchema = named(
  'HistoryItemPage',
  pageSchema(historyItemSchema),
)
