import * as z from 'zod'
import { integer, openLiteral, openUnion, tagsOf } from '../leaves.ts'
import { addressExSchema } from './common.ts'

export const setFallbackHandlerSchema = z
  .object({
    type: z
      .literal('SET_FALLBACK_HANDLER')
      .describe('Discriminator of the union.'),
    handler: addressExSchema.describe('New fallback handler.'),
  })
  .meta({ id: 'SetFallbackHandler', description: 'Sets the fallback handler.' })

export const addOwnerSchema = z
  .object({
    type: z.literal('ADD_OWNER').describe('Discriminator of the union.'),
    owner: addressExSchema.describe('Owner who comes or goes.'),
    threshold: integer().describe('Confirmations that an execution needs.'),
  })
  .meta({
    id: 'AddOwner',
    description: 'Adds an owner and sets the threshold.',
  })

export const removeOwnerSchema = z
  .object({
    type: z.literal('REMOVE_OWNER').describe('Discriminator of the union.'),
    owner: addressExSchema.describe('Owner who comes or goes.'),
    threshold: integer().describe('Confirmations that an execution needs.'),
  })
  .meta({
    id: 'RemoveOwner',
    description: 'Removes an owner and sets the threshold.',
  })

export const swapOwnerSchema = z
  .object({
    type: z.literal('SWAP_OWNER').describe('Discriminator of the union.'),
    oldOwner: addressExSchema.describe('Owner who goes.'),
    newOwner: addressExSchema.describe('Owner who comes.'),
  })
  .meta({ id: 'SwapOwner', description: 'Replaces an owner.' })

export const changeThresholdSchema = z
  .object({
    type: z.literal('CHANGE_THRESHOLD').describe('Discriminator of the union.'),
    threshold: integer().describe('Confirmations that an execution needs.'),
  })
  .meta({
    id: 'ChangeThreshold',
    description: 'Sets the number of confirmations needed.',
  })

export const changeImplementationSchema = z
  .object({
    // The older and the newer name of the same change.
    type: z
      .literal(['CHANGE_IMPLEMENTATION', 'CHANGE_MASTER_COPY'])
      .describe('Discriminator of the union.'),
    implementation: addressExSchema.describe('New implementation.'),
  })
  .meta({
    id: 'ChangeImplementation',
    description: 'Replaces the contract that holds the code of the safe.',
  })

export const enableModuleSchema = z
  .object({
    type: z.literal('ENABLE_MODULE').describe('Discriminator of the union.'),
    module: addressExSchema.describe('Module that comes or goes.'),
  })
  .meta({ id: 'EnableModule', description: 'Enables a module.' })

export const disableModuleSchema = z
  .object({
    type: z.literal('DISABLE_MODULE').describe('Discriminator of the union.'),
    module: addressExSchema.describe('Module that comes or goes.'),
  })
  .meta({ id: 'DisableModule', description: 'Disables a module.' })

export const setGuardSchema = z
  .object({
    type: z.literal('SET_GUARD').describe('Discriminator of the union.'),
    guard: addressExSchema.describe('New guard.'),
  })
  .meta({ id: 'SetGuard', description: 'Sets the guard.' })

export const deleteGuardSchema = z
  .object({
    type: z.literal('DELETE_GUARD').describe('Discriminator of the union.'),
  })
  .meta({ id: 'DeleteGuard', description: 'Removes the guard.' })

export const setModuleGuardSchema = z
  .object({
    type: z.literal('SET_MODULE_GUARD').describe('Discriminator of the union.'),
    moduleGuard: addressExSchema.describe('New guard of modules.'),
  })
  .meta({ id: 'SetModuleGuard', description: 'Sets the guard of modules.' })

export const deleteModuleGuardSchema = z
  .object({
    type: z
      .literal('DELETE_MODULE_GUARD')
      .describe('Discriminator of the union.'),
  })
  .meta({
    id: 'DeleteModuleGuard',
    description: 'Removes the guard of modules.',
  })

export const settingsInfoSchema = openUnion('type', [
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
]).meta({
  id: 'SettingsInfo',
  description: 'Keep a default branch: a newer gateway may know more kinds.',
})

export const settingsInfoTypeSchema = openLiteral(
  ...tagsOf('type', settingsInfoSchema),
).describe('Kind of a change of settings.')
