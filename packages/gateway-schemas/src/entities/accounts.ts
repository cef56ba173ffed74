import { array } from '../core/array.ts'
import { address } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { boolean, openLiteral, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'

const registeredEmail = object({
  /** Address that mail goes to. */
  email: string(),
  /** Whether the owner has entered the code. */
  verified: boolean(),
})
export interface RegisteredEmail extends Infer<typeof registeredEmail> {}
export const registeredEmailSchema: NamedObject<RegisteredEmail> = named(
  'RegisteredEmail',
  registeredEmail,
)

const account = object({
  /** Id of the account. */
  id: string(),
  /** Group of the account; null for none. */
  groupId: nullish(string()),
  /** Owner of the account. */
  address: address(),
  /** Name of the account; null for none. */
  name: nullish(string()),
})
export interface Account extends Infer<typeof account> {}
export const accountSchema: NamedObject<Account> = named('Account', account)

const accountDataType = object({
  /** Id of the kind of data. */
  id: string(),
  /** Name of the kind of data. */
  name: string(),
  /** Text for people; null for none. */
  description: nullish(string()),
  /** Whether data of this kind can be stored. */
  isActive: boolean(),
})
/** A kind of data that an account may let the gateway keep. */
export interface AccountDataType extends Infer<typeof accountDataType> {}
export const accountDataTypeSchema: NamedObject<AccountDataType> = named(
  'AccountDataType',
  accountDataType,
)
export const accountDataTypesSchema = array(accountDataTypeSchema)

const accountDataSetting = object({
  /** Id of a data type. */
  dataTypeId: string(),
  /** Whether the account stores this kind of data. */
  enabled: boolean(),
})
export interface AccountDataSetting extends Infer<typeof accountDataSetting> {}
export const accountDataSettingSchema: NamedObject<AccountDataSetting> = named(
  'AccountDataSetting',
  accountDataSetting,
)
export const accountDataSettingsSchema = array(accountDataSettingSchema)

const authNonce = object({
  /** Goes into the sign-in message (EIP-4361); used once. */
  nonce: string(),
})
/** Nonce that a sign-in message must contain; good for one sign-in. */
export interface AuthNonce extends Infer<typeof authNonce> {}
export const authNonceSchema: NamedObject<AuthNonce> = named(
  'AuthNonce',
  authNonce,
)

export const authMethodSchema = openLiteral('siwe', 'oidc')
export type AuthMethod = Infer<typeof authMethodSchema>

const userSession = object({
  /** Id of the user. */
  id: string(),
  /** How the visitor signed in. */
  authMethod: authMethodSchema,
  /** Address of the account; null without one. */
  signerAddress: nullish(address()),
  /** Address that mail goes to. */
  email: nullish(string()),
})
/** Account that is signed in. */
export interface UserSession extends Infer<typeof userSession> {}
export const userSessionSchema: NamedObject<UserSession> = named(
  'UserSession',
  userSession,
)
