import * as z from 'zod'
import { checksummedAddress, hex } from '../leaves.ts'

export const createAccountBodySchema = z
  .object({
    address: checksummedAddress().describe(
      'Owner of the account; has to be signed in.',
    ),
    name: z
      .string()
      .min(1)
      .nullish()
      .describe('Name of the account; required by some gateways.'),
  })
  .meta({ id: 'CreateAccountBody', description: 'Body of `createAccount`.' })

const dataSetting = z.object({
  dataTypeId: z
    .string()
    .min(1)
    .describe('Id of a data type, from `getAccountDataTypes`.'),
  enabled: z
    .boolean()
    .describe('Whether the account stores this kind of data.'),
})

export const putAccountDataSettingsBodySchema = z
  .object({
    accountDataSettings: z.array(dataSetting).describe('Settings to change.'),
  })
  .meta({
    id: 'PutAccountDataSettingsBody',
    description: 'Body of `putAccountDataSettings`.',
  })

export const verifyAuthBodySchema = z
  .object({
    message: z.string().min(1).describe('Sign-in message, EIP-4361.'),
    // The signature may have any length: a contract decides what signs for it
    // (EIP-1271).
    signature: hex().describe(
      'Signature over `message`; of any length, because a contract may sign (EIP-1271).',
    ),
  })
  .meta({
    id: 'VerifyAuthBody',
    description: 'Body of `verifyAuth`: the sign-in message and its signature.',
  })

export const registerRecoveryModuleBodySchema = z
  .object({
    moduleAddress: checksummedAddress().describe(
      'Recovery module that is enabled in the safe.',
    ),
  })
  .meta({
    id: 'RegisterRecoveryModuleBody',
    description: 'Body of `registerRecoveryModule`.',
  })
