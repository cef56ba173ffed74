import { address } from '../core/domain.ts'
import {
  type NamedObject,
  type NamedSchema,
  named,
  nullish,
} from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { pageSchema } from './common.ts'

const delegate = object({
  /**
   * Safe that the delegate may propose for; null for every safe of the
   * delegator.
   */
  safe: nullish(address()),
  /** Delegate who may propose. */
  delegate: address(),
  /** Owner in whose name the delegate proposes. */
  delegator: address(),
  /** Name for people. */
  label: string(),
})
/** Delegate who may propose in an owner's name. */
export interface Delegate extends Infer<typeof delegate> {}
export const delegateSchema: NamedObject<Delegate> = named('Delegate', delegate)

const delegatePage = pageSchema(delegateSchema)
export interface DelegatePage extends Infer<typeof delegatePage> {}
export const delegatePageSchema: NamedSchema<DelegatePage> = named(
  'DelegatePage',
  delegatePage,
)
