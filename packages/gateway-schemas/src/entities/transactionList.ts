import * as z from 'zod'
import { hash, integer } from '../leaves.ts'
import { addressExSchema, pageSchema } from './common.ts'
import { transactionInfoSchema } from './transactionInfo.ts'

export const transactionStatusSchema = z
  .literal([
    'AWAITING_CONFIRMATIONS',
    'AWAITING_EXECUTION',
    'CANCELLED',
    'FAILED',
    'SUCCESS',
  ])
  .describe('State of a transaction, as the gateway sees it.')

export const multisigExecutionInfoSchema = z
  .object({
    type: z.literal('MULTISIG').describe('Discriminator of the union.'),
    nonce: integer().describe('Nonce of the safe.'),
    confirmationsRequired: integer().describe('Confirmations that it needs.'),
    confirmationsSubmitted: integer().describe('Confirmations so far.'),
    missingSigners: z
      .array(addressExSchema)
      .nullish()
      .describe('Owners to confirm yet; only while confirmations are awaited.'),
  })
  .meta({
    id: 'MultisigExecutionInfo',
    description: 'Nonce and count of confirmations.',
  })

export const moduleExecutionInfoSchema = z
  .object({
    type: z.literal('MODULE').describe('Discriminator of the union.'),
    address: addressExSchema.describe('Module that executed.'),
  })
  .meta({ id: 'ModuleExecutionInfo', description: 'The module that executed.' })

export const executionInfoSchema = z
  .discriminatedUnion('type', [
    multisigExecutionInfoSchema,
    moduleExecutionInfoSchema,
  ])
  .meta({
    id: 'ExecutionInfo',
    description:
      'How far a transaction in a list is: by the owners or by a module.',
  })

export const safeAppInfoSchema = z
  .object({
    name: z.string().describe('Name of the app.'),
    url: z.string().describe('Address of the app.'),
    logoUri: z.string().nullish().describe('Absolute URL of a picture.'),
  })
  .meta({
    id: 'SafeAppInfo',
    description: 'The app that proposed a transaction, as it calls itself.',
  })

export const transactionSummarySchema = z
  .object({
    id: z.string().describe('Id for `getTransactionDetails`.'),
    timestamp: integer().describe(
      'Time of the execution, else of the proposal, milliseconds since 1970.',
    ),
    txStatus: transactionStatusSchema.describe('State of the transaction.'),
    txInfo: transactionInfoSchema.describe(
      'Action of the transaction, by kind.',
    ),
    txHash: hash()
      .nullish()
      .describe('Hash of the transaction on the chain; null while it waits.'),
    executionInfo: executionInfoSchema
      .nullish()
      .describe('Confirmations, or the module.'),
    safeAppInfo: safeAppInfoSchema
      .nullish()
      .describe('App that proposed it; null for none.'),
    note: z.string().nullish().describe('Note of the proposer; null for none.'),
  })
  .meta({ id: 'TransactionSummary', description: 'A transaction in short.' })

export const conflictTypeSchema = z
  .literal(['None', 'HasNext', 'End'])
  .describe('Whether others in the queue have the same nonce.')

export const transactionItemSchema = z
  .object({
    type: z.literal('TRANSACTION').describe('Discriminator of the union.'),
    transaction: transactionSummarySchema.describe('The transaction in short.'),
    conflictType: conflictTypeSchema.describe(
      'Place among transactions of one nonce.',
    ),
  })
  .meta({ id: 'TransactionItem', description: 'A transaction in a list.' })

export const labelValueSchema = z
  .literal(['Next', 'Queued'])
  .describe('Part of the queue: the next transaction, or the others.')

export const labelSchema = z
  .object({
    type: z.literal('LABEL').describe('Discriminator of the union.'),
    label: labelValueSchema.describe('`Next` or `Queued`.'),
  })
  .meta({ id: 'Label', description: 'Head of a part of the queue.' })

export const conflictHeaderSchema = z
  .object({
    type: z.literal('CONFLICT_HEADER').describe('Discriminator of the union.'),
    nonce: integer().describe('Nonce of the safe.'),
  })
  .meta({
    id: 'ConflictHeader',
    description: 'Head of a group of transactions with one nonce.',
  })

export const dateLabelSchema = z
  .object({
    type: z.literal('DATE_LABEL').describe('Discriminator of the union.'),
    timestamp: integer().describe('Milliseconds since 1970.'),
  })
  .meta({ id: 'DateLabel', description: 'Label of a day in a list.' })

export const queuedItemSchema = z
  .discriminatedUnion('type', [
    transactionItemSchema,
    labelSchema,
    conflictHeaderSchema,
  ])
  .meta({
    id: 'QueuedItem',
    description:
      'An entry of the queue: a transaction, a label or the head of a conflict.',
  })

export const historyItemSchema = z
  .discriminatedUnion('type', [transactionItemSchema, dateLabelSchema])
  .meta({
    id: 'HistoryItem',
    description:
      'An entry of the history: a transaction or the label of a day.',
  })

export const transactionListItemSchema = z
  .union([queuedItemSchema, historyItemSchema])
  .describe('An entry of any list of transactions.')

export const transactionListItemTypeSchema = z
  .literal(['TRANSACTION', 'LABEL', 'CONFLICT_HEADER', 'DATE_LABEL'])
  .describe('Kind of an entry in a list of transactions.')

export const queuedItemPageSchema = pageSchema(queuedItemSchema).meta({
  id: 'QueuedItemPage',
  description: 'One page of the queue.',
})

export const historyItemPageSchema = pageSchema(historyItemSchema).meta({
  id: 'HistoryItemPage',
  description: 'One page of the history.',
})

export const transactionItemPageSchema = pageSchema(transactionItemSchema).meta(
  {
    id: 'TransactionItemPage',
    description:
      'Incoming transfers, module or multisig transactions: no labels, and any kind of transaction in each of them.',
  },
)
