import { type NamedSchema, named } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { integer, literal } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { discriminatedUnion } from '../core/union.ts'
import { addressExSchema } from './common.ts'

const settingsInfo = discriminatedUnion('type', [
  object({ type: literal('SET_FALLBACK_HANDLER'), handler: addressExSchema }),
  object({
    type: literal('ADD_OWNER'),
    owner: addressExSchema,
    threshold: integer(),
  }),
  object({
    type: literal('REMOVE_OWNER'),
    owner: addressExSchema,
    threshold: integer(),
  }),
  object({
    type: literal('SWAP_OWNER'),
    oldOwner: addressExSchema,
    newOwner: addressExSchema,
  }),
  object({ type: literal('CHANGE_THRESHOLD'), threshold: integer() }),
  object({
    // The older and the newer name of the same change.
    type: literal('CHANGE_IMPLEMENTATION', 'CHANGE_MASTER_COPY'),
    implementation: addressExSchema,
  }),
  object({ type: literal('ENABLE_MODULE'), module: addressExSchema }),
  object({ type: literal('DISABLE_MODULE'), module: addressExSchema }),
  object({ type: literal('SET_GUARD'), guard: addressExSchema }),
  object({ type: literal('DELETE_GUARD') }),
  object({ type: literal('SET_MODULE_GUARD'), moduleGuard: addressExSchema }),
  object({ type: literal('DELETE_MODULE_GUARD') }),
])
export type SettingsInfo = Infer<typeof settingsInfo>
export const settingsInfoSchema: NamedSchema<SettingsInfo> = named(
  'SettingsInfo',
  settingsInfo,
)
