import * as z from 'zod'
import { address, openLiteral } from '../leaves.ts'

export const registeredEmailSchema = z
  .object({
    email: z.string().describe('Address that mail goes to.'),
    verified: z.boolean().describe('Whether the owner has entered the code.'),
  })
  .meta({
    id: 'RegisteredEmail',
    description: 'E-mail address of an owner, for alerts of one safe.',
  })

export const accountSchema = z
  .object({
    id: z.string().describe('Id of the account.'),
    groupId: z
      .string()
      .nullish()
      .describe('Group of the account; null for none.'),
    address: address().describe('Owner of the account.'),
    name: z.string().nullish().describe('Name of the account; null for none.'),
  })
  .meta({
    id: 'Account',
    description: 'An account at the gateway, owned by an address.',
  })

export const accountDataTypeSchema = z
  .object({
    id: z.string().describe('Id of the kind of data.'),
    name: z.string().describe('Name of the kind of data.'),
    description: z
      .string()
      .nullish()
      .describe('Text for people; null for none.'),
    isActive: z.boolean().describe('Whether data of this kind can be stored.'),
  })
  .meta({
    id: 'AccountDataType',
    description: 'A kind of data that an account may let the gateway keep.',
  })

export const accountDataTypesSchema = z.array(accountDataTypeSchema)

export const accountDataSettingSchema = z
  .object({
    dataTypeId: z.string().describe('Id of a data type.'),
    enabled: z
      .boolean()
      .describe('Whether the account stores this kind of data.'),
  })
  .meta({
    id: 'AccountDataSetting',
    description: 'Whether an account lets the gateway keep one kind of data.',
  })

export const accountDataSettingsSchema = z.array(accountDataSettingSchema)

export const authNonceSchema = z
  .object({
    nonce: z
      .string()
      .describe('Goes into the sign-in message (EIP-4361); used once.'),
  })
  .meta({
    id: 'AuthNonce',
    description:
      'Nonce that a sign-in message must contain; good for one sign-in.',
  })

export const authMethodSchema = openLiteral('siwe', 'oidc').describe(
  'How the session was started.',
)

export const userSessionSchema = z
  .object({
    id: z.string().describe('Id of the user.'),
    authMethod: authMethodSchema.describe('How the visitor signed in.'),
    signerAddress: address()
      .nullish()
      .describe('Address of the account; null without one.'),
    email: z.string().nullish().describe('Address that mail goes to.'),
  })
  .meta({ id: 'UserSession', description: 'Account that is signed in.' })
