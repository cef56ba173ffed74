import { array } from '../core/array.ts'
import { hash, hex } from '../core/domain.ts'
import {
  type NamedObject,
  type NamedSchema,
  named,
  nullish,
} from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { integer, literal, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { discriminatedUnion, union } from '../core/union.ts'
import { addressExSchema, pageSchema } from './common.ts'
import { dateLabelSchema } from './transactionList.ts'
import { typedDataSchema } from './typedData.ts'

export const messageStatusSchema = literal('NEEDS_CONFIRMATION', 'CONFIRMED')
export type MessageStatus = Infer<typeof messageStatusSchema>

const messageConfirmation = object({
  /** Owner who signed. */
  owner: addressExSchema,
  /** Signature over `messageHash`. */
  signature: hex(),
})
export interface MessageConfirmation
  extends Infer<typeof messageConfirmation> {}
export const messageConfirmationSchema: NamedObject<MessageConfirmation> =
  named('MessageConfirmation', messageConfirmation)

const messageShape = {
  /** Hash of the safe's message that owners sign. */
  messageHash: hash(),
  /** Whether enough owners have signed. */
  status: messageStatusSchema,
  /** URL of the requesting app's picture; null for none. */
  logoUri: nullish(string()),
  /** Name of the requesting app; null for none. */
  name: nullish(string()),
  /** Text (EIP-191) or typed data (EIP-712). */
  message: union(string(), typedDataSchema),
  /** Time of the proposal, milliseconds since 1970. */
  creationTimestamp: integer(),
  /** Milliseconds since 1970. */
  modifiedTimestamp: integer(),
  /** Signatures so far. */
  confirmationsSubmitted: integer(),
  /** Signatures that it needs. */
  confirmationsRequired: integer(),
  /** Owner who proposed it. */
  proposedBy: addressExSchema,
  /** Signatures so far. */
  confirmations: array(messageConfirmationSchema),
  /** All signatures in order; null until there are enough. */
  preparedSignature: nullish(hex()),
  /** Requesting app: JSON text with `name`, `url` and `note`, or any text. */
  origin: nullish(string()),
}

const safeMessage = object(messageShape)
/** A message that the owners sign in the safe's name. */
export interface SafeMessage extends Infer<typeof safeMessage> {}
export const safeMessageSchema: NamedObject<SafeMessage> = named(
  'SafeMessage',
  safeMessage,
)

const messageItem = object({
  /** Discriminator of the union. */
  type: literal('MESSAGE'),
  ...messageShape,
})
/** A message in a list. */
export interface MessageItem extends Infer<typeof messageItem> {}
export const messageItemSchema: NamedObject<MessageItem> = named(
  'MessageItem',
  messageItem,
)

const messageListItem = discriminatedUnion('type', [
  messageItemSchema,
  dateLabelSchema,
])
export type MessageListItem = Infer<typeof messageListItem>
export const messageListItemSchema: NamedSchema<MessageListItem> = named(
  'MessageListItem',
  messageListItem,
)
export const messageListItemTypeSchema = literal('DATE_LABEL', 'MESSAGE')
export type MessageListItemType = Infer<typeof messageListItemTypeSchema>

const messagePage = pageSchema(messageListItemSchema)
export interface MessagePage extends Infer<typeof messagePage> {}
export const messagePageSchema: NamedSchema<MessagePage> = named(
  'MessagePage',
  messagePage,
)
