import { array } from '../core/array.ts'
import { address } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { boolean, openLiteral, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'

const registeredEmail = object({ email: string(), verified: boolean() })
export interface RegisteredEmail extends Infer<typeof registeredEmail> {}
export const registeredEmailSchema: NamedObject<RegisteredEmail> = named(
  'RegisteredEmail',
  registeredEmail,
)

const account = object({
  id: string(),
  groupId: nullish(string()),
  address: address(),
  name: nullish(string()),
})
export interface Account extends Infer<typeof account> {}
export const accountSchema: NamedObject<Account> = named('Account', account)

const accountDataType = object({
  id: string(),
  name: string(),
  description: nullish(string()),
  isActive: boolean(),
})
/** A kind of data that an account may let the gateway keep. */
export interface AccountDataType extends Infer<typeof accountDataType> {}
export const accountDataTypeSchema: NamedObject<AccountDataType> = named(
  'AccountDataType',
  accountDataType,
)
export const accountDataTypesSchema = array(accountDataTypeSchema)

const accountDataSetting = object({ dataTypeId: string(), enabled: boolean() })
export interface AccountDataSetting extends Infer<typeof accountDataSetting> {}
export const accountDataSettingSchema: NamedObject<AccountDataSetting> = named(
  'AccountDataSetting',
  accountDataSetting,
)
export const accountDataSettingsSchema = array(accountDataSettingSchema)

const authNonce = object({ nonce: string() })
/** What a sign-in message must contain; good for one sign-in. */
export interface AuthNonce extends Infer<typeof authNonce> {}
export const authNonceSchema: NamedObject<AuthNonce> = named(
  'AuthNonce',
  authNonce,
)

export const authMethodSchema = openLiteral('siwe', 'oidc')
export type AuthMethod = Infer<typeof authMethodSchema>

const userSession = object({
  id: string(),
  authMethod: authMethodSchema,
  signerAddress: nullish(address()),
  email: nullish(string()),
})
/** Who is signed in. */
export interface UserSession extends Infer<typeof userSession> {}
export const userSessionSchema: NamedObject<UserSession> = named(
  'UserSession',
  userSession,
)
