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

const messageConfirmation = object({ owner: addressExSchema, signature: hex() })
export interface MessageConfirmation
  extends Infer<typeof messageConfirmation> {}
export const messageConfirmationSchema: NamedObject<MessageConfirmation> =
  named('MessageConfirmation', messageConfirmation)

const messageShape = {
  messageHash: hash(),
  status: messageStatusSchema,
  /** Of the app that asked. */
  logoUri: nullish(string()),
  name: nullish(string()),
  message: union(string(), typedDataSchema),
  /** Milliseconds. */
  creationTimestamp: integer(),
  modifiedTimestamp: integer(),
  confirmationsSubmitted: integer(),
  confirmationsRequired: integer(),
  proposedBy: addressExSchema,
  confirmations: array(messageConfirmationSchema),
  /** All signatures in order; null until there are enough. */
  preparedSignature: nullish(hex()),
  origin: nullish(string()),
}

const safeMessage = object(messageShape)
/** A message that the owners sign in the safe's name. */
export interface SafeMessage extends Infer<typeof safeMessage> {}
export const safeMessageSchema: NamedObject<SafeMessage> = named(
  'SafeMessage',
  safeMessage,
)

const messageItem = object({ type: literal('MESSAGE'), ...messageShape })
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
