import * as z from 'zod'
import { hash, hex, integer } from '../leaves.ts'
import { addressExSchema, pageSchema } from './common.ts'
import { dateLabelSchema } from './transactionList.ts'
import { typedDataSchema } from './typedData.ts'

export const messageStatusSchema = z
  .literal(['NEEDS_CONFIRMATION', 'CONFIRMED'])
  .describe('Whether a message has all the signatures it needs.')

export const messageConfirmationSchema = z
  .object({
    owner: addressExSchema.describe('Owner who signed.'),
    signature: hex().describe('Signature over `messageHash`.'),
  })
  .meta({
    id: 'MessageConfirmation',
    description: 'One owner’s signature of a message.',
  })

const messageShape = {
  messageHash: hash().describe("Hash of the safe's message that owners sign."),
  status: messageStatusSchema.describe('Whether enough owners have signed.'),
  logoUri: z
    .string()
    .nullish()
    .describe("URL of the requesting app's picture; null for none."),
  name: z
    .string()
    .nullish()
    .describe('Name of the requesting app; null for none.'),
  message: z
    .union([z.string(), typedDataSchema])
    .describe('Text (EIP-191) or typed data (EIP-712).'),
  creationTimestamp: integer().describe(
    'Time of the proposal, milliseconds since 1970.',
  ),
  modifiedTimestamp: integer().describe('Milliseconds since 1970.'),
  confirmationsSubmitted: integer().describe('Signatures so far.'),
  confirmationsRequired: integer().describe('Signatures that it needs.'),
  proposedBy: addressExSchema.describe('Owner who proposed it.'),
  confirmations: z
    .array(messageConfirmationSchema)
    .describe('Signatures so far.'),
  preparedSignature: hex()
    .nullish()
    .describe('All signatures in order; null until there are enough.'),
  origin: z
    .string()
    .nullish()
    .describe(
      'Requesting app: JSON text with `name`, `url` and `note`, or any text.',
    ),
}

export const safeMessageSchema = z.object(messageShape).meta({
  id: 'SafeMessage',
  description: "A message that the owners sign in the safe's name.",
})

export const messageItemSchema = z
  .object({
    type: z.literal('MESSAGE').describe('Discriminator of the union.'),
    ...messageShape,
  })
  .meta({ id: 'MessageItem', description: 'A message in a list.' })

export const messageListItemSchema = z
  .discriminatedUnion('type', [messageItemSchema, dateLabelSchema])
  .meta({
    id: 'MessageListItem',
    description: 'A message, or the label of a day.',
  })

export const messageListItemTypeSchema = z
  .literal(['DATE_LABEL', 'MESSAGE'])
  .describe('Kind of an entry in the list of messages.')

export const messagePageSchema = pageSchema(messageListItemSchema).meta({
  id: 'MessagePage',
  description: 'One page of messages.',
})
