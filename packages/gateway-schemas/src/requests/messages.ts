import { signature } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { integer, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { union } from '../core/union.ts'
import { typedDataSchema } from '../entities/typedData.ts'

const proposeMessageBody = object({
  /** Text (EIP-191) or typed data (EIP-712). */
  message: union(string(), typedDataSchema),
  /** Id of the requesting app, from `getSafeApps`. */
  safeAppId: nullish(integer()),
  /** One owner's signature over the hash of the safe's message. */
  signature: signature(),
  /** Requesting app: JSON text with `name`, `url` and `note`, or any text. */
  origin: nullish(string()),
})
export interface ProposeMessageBody extends Infer<typeof proposeMessageBody> {}
export const proposeMessageBodySchema: NamedObject<ProposeMessageBody> = named(
  'ProposeMessageBody',
  proposeMessageBody,
)

const confirmMessageBody = object({
  /** One owner's signature over the hash of the safe's message. */
  signature: signature(),
})
export interface ConfirmMessageBody extends Infer<typeof confirmMessageBody> {}
export const confirmMessageBodySchema: NamedObject<ConfirmMessageBody> = named(
  'ConfirmMessageBody',
  confirmMessageBody,
)
