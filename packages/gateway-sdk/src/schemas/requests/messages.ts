import { signature } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { integer, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { union } from '../core/union.ts'
import { typedDataSchema } from '../entities/typedData.ts'

const proposeMessageBody = object({
  message: union(string(), typedDataSchema),
  safeAppId: nullish(integer()),
  signature: signature(),
  origin: nullish(string()),
})
export interface ProposeMessageBody extends Infer<typeof proposeMessageBody> {}
export const proposeMessageBodySchema: NamedObject<ProposeMessageBody> = named(
  'ProposeMessageBody',
  proposeMessageBody,
)

const confirmMessageBody = object({ signature: signature() })
export interface ConfirmMessageBody extends Infer<typeof confirmMessageBody> {}
export const confirmMessageBodySchema: NamedObject<ConfirmMessageBody> = named(
  'ConfirmMessageBody',
  confirmMessageBody,
)
