import { address, signature } from '../core/domain.ts'
import {
  type NamedObject,
  type NamedSchema,
  named,
  nullish,
  refine,
} from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'

const addDelegateBody = object({
  /** Safe to propose for; null or missing for every safe of the delegator. */
  safe: nullish(address()),
  /** Delegate who may propose. */
  delegate: address(),
  /** Owner in whose name the delegate proposes. */
  delegator: address(),
  /** Signature of the delegator over the request to add. */
  signature: signature(),
  /** Name for people, 50 characters at most. */
  label: string({ max: 50 }),
})
export interface AddDelegateBody extends Infer<typeof addDelegateBody> {}
export const addDelegateBodySchema: NamedObject<AddDelegateBody> = named(
  'AddDelegateBody',
  addDelegateBody,
)

const deleteDelegateBody = object({
  /** Owner in whose name the delegate proposes. */
  delegator: nullish(address()),
  /** Safe that it is about; null or missing for every safe of the delegator. */
  safe: nullish(address()),
  /** Signature of the delegator or the delegate over the request to delete. */
  signature: signature(),
})
export interface DeleteDelegateBody extends Infer<typeof deleteDelegateBody> {}
const present = (key: string) => ({
  properties: { [key]: { type: 'string' } },
  required: [key],
})
export const deleteDelegateBodySchema: NamedSchema<DeleteDelegateBody> = named(
  'DeleteDelegateBody',
  refine(
    deleteDelegateBody,
    ({ delegator, safe }) => (delegator ?? safe) != null,
    'At least one of delegator and safe is required',
    { keywords: { anyOf: [present('delegator'), present('safe')] } },
  ),
)
