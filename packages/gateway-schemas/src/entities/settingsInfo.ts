import { type NamedObject, type NamedSchema, named } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { integer, literal, openLiteral } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { discriminatedUnion } from '../core/union.ts'
import { addressExSchema } from './common.ts'

const setFallbackHandler = object({
  /** Discriminator of the union. */
  type: literal('SET_FALLBACK_HANDLER'),
  /** New fallback handler. */
  handler: addressExSchema,
})
export interface SetFallbackHandler extends Infer<typeof setFallbackHandler> {}
export const setFallbackHandlerSchema: NamedObject<SetFallbackHandler> = named(
  'SetFallbackHandler',
  setFallbackHandler,
)

const addOwner = object({
  /** Discriminator of the union. */
  type: literal('ADD_OWNER'),
  /** Owner who comes or goes. */
  owner: addressExSchema,
  /** Confirmations that an execution needs. */
  threshold: integer(),
})
export interface AddOwner extends Infer<typeof addOwner> {}
export const addOwnerSchema: NamedObject<AddOwner> = named('AddOwner', addOwner)

const removeOwner = object({
  /** Discriminator of the union. */
  type: literal('REMOVE_OWNER'),
  /** Owner who comes or goes. */
  owner: addressExSchema,
  /** Confirmations that an execution needs. */
  threshold: integer(),
})
export interface RemoveOwner extends Infer<typeof removeOwner> {}
export const removeOwnerSchema: NamedObject<RemoveOwner> = named(
  'RemoveOwner',
  removeOwner,
)

const swapOwner = object({
  /** Discriminator of the union. */
  type: literal('SWAP_OWNER'),
  /** Owner who goes. */
  oldOwner: addressExSchema,
  /** Owner who comes. */
  newOwner: addressExSchema,
})
export interface SwapOwner extends Infer<typeof swapOwner> {}
export const swapOwnerSchema: NamedObject<SwapOwner> = named(
  'SwapOwner',
  swapOwner,
)

const changeThreshold = object({
  /** Discriminator of the union. */
  type: literal('CHANGE_THRESHOLD'),
  /** Confirmations that an execution needs. */
  threshold: integer(),
})
export interface ChangeThreshold extends Infer<typeof changeThreshold> {}
export const changeThresholdSchema: NamedObject<ChangeThreshold> = named(
  'ChangeThreshold',
  changeThreshold,
)

const changeImplementation = object({
  // The older and the newer name of the same change.
  /** Discriminator of the union. */
  type: literal('CHANGE_IMPLEMENTATION', 'CHANGE_MASTER_COPY'),
  /** New implementation. */
  implementation: addressExSchema,
})
export interface ChangeImplementation
  extends Infer<typeof changeImplementation> {}
export const changeImplementationSchema: NamedObject<ChangeImplementation> =
  named('ChangeImplementation', changeImplementation)

const enableModule = object({
  /** Discriminator of the union. */
  type: literal('ENABLE_MODULE'),
  /** Module that comes or goes. */
  module: addressExSchema,
})
export interface EnableModule extends Infer<typeof enableModule> {}
export const enableModuleSchema: NamedObject<EnableModule> = named(
  'EnableModule',
  enableModule,
)

const disableModule = object({
  /** Discriminator of the union. */
  type: literal('DISABLE_MODULE'),
  /** Module that comes or goes. */
  module: addressExSchema,
})
export interface DisableModule extends Infer<typeof disableModule> {}
export const disableModuleSchema: NamedObject<DisableModule> = named(
  'DisableModule',
  disableModule,
)

const setGuard = object({
  /** Discriminator of the union. */
  type: literal('SET_GUARD'),
  /** New guard. */
  guard: addressExSchema,
})
export interface SetGuard extends Infer<typeof setGuard> {}
export const setGuardSchema: NamedObject<SetGuard> = named('SetGuard', setGuard)

const deleteGuard = object({
  /** Discriminator of the union. */
  type: literal('DELETE_GUARD'),
})
export interface DeleteGuard extends Infer<typeof deleteGuard> {}
export const deleteGuardSchema: NamedObject<DeleteGuard> = named(
  'DeleteGuard',
  deleteGuard,
)

const setModuleGuard = object({
  /** Discriminator of the union. */
  type: literal('SET_MODULE_GUARD'),
  /** New guard of modules. */
  moduleGuard: addressExSchema,
})
export interface SetModuleGuard extends Infer<typeof setModuleGuard> {}
export const setModuleGuardSchema: NamedObject<SetModuleGuard> = named(
  'SetModuleGuard',
  setModuleGuard,
)

const deleteModuleGuard = object({
  /** Discriminator of the union. */
  type: literal('DELETE_MODULE_GUARD'),
})
export interface DeleteModuleGuard extends Infer<typeof deleteModuleGuard> {}
export const deleteModuleGuardSchema: NamedObject<DeleteModuleGuard> = named(
  'DeleteModuleGuard',
  deleteModuleGuard,
)

const settingsInfo = discriminatedUnion(
  'type',
  [
    setFallbackHandlerSchema,
    addOwnerSchema,
    removeOwnerSchema,
    swapOwnerSchema,
    changeThresholdSchema,
    changeImplementationSchema,
    enableModuleSchema,
    disableModuleSchema,
    setGuardSchema,
    deleteGuardSchema,
    setModuleGuardSchema,
    deleteModuleGuardSchema,
  ],
  { open: true },
)
/** Keep a default branch: a newer gateway may know more kinds. */
export type SettingsInfo = Infer<typeof settingsInfo>
export const settingsInfoSchema: NamedSchema<SettingsInfo> = named(
  'SettingsInfo',
  settingsInfo,
)

export const settingsInfoTypeSchema = openLiteral(...settingsInfo.tags)
export type SettingsInfoType = Infer<typeof settingsInfoTypeSchema>
