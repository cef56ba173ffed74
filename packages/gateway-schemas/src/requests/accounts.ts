import { array } from '../core/array.ts'
import { address, hex } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { boolean, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'

const createAccountBody = object({
  /** Owner of the account; has to be signed in. */
  address: address(),
  /** Name of the account; required by some gateways. */
  name: nullish(string({ min: 1 })),
})
export interface CreateAccountBody extends Infer<typeof createAccountBody> {}
export const createAccountBodySchema: NamedObject<CreateAccountBody> = named(
  'CreateAccountBody',
  createAccountBody,
)

const dataSetting = object({
  /** Id of a data type, from `getAccountDataTypes`. */
  dataTypeId: string({ min: 1 }),
  /** Whether the account stores this kind of data. */
  enabled: boolean(),
})
const putAccountDataSettingsBody = object({
  /** Settings to change. */
  accountDataSettings: array(dataSetting),
})
export interface PutAccountDataSettingsBody
  extends Infer<typeof putAccountDataSettingsBody> {}
export const putAccountDataSettingsBodySchema: NamedObject<PutAccountDataSettingsBody> =
  named('PutAccountDataSettingsBody', putAccountDataSettingsBody)

const verifyAuthBody = object({
  /** Sign-in message, EIP-4361. */
  message: string({ min: 1 }),
  // The signature may have any length: a contract decides what signs for it
  // (EIP-1271).
  /**
   * Signature over `message`; of any length, because a contract may sign
   * (EIP-1271).
   */
  signature: hex(),
})
export interface VerifyAuthBody extends Infer<typeof verifyAuthBody> {}
export const verifyAuthBodySchema: NamedObject<VerifyAuthBody> = named(
  'VerifyAuthBody',
  verifyAuthBody,
)

const registerRecoveryModuleBody = object({
  /** Recovery module that is enabled in the safe. */
  moduleAddress: address(),
})
export interface RegisterRecoveryModuleBody
  extends Infer<typeof registerRecoveryModuleBody> {}
export const registerRecoveryModuleBodySchema: NamedObject<RegisterRecoveryModuleBody> =
  named('RegisterRecoveryModuleBody', registerRecoveryModuleBody)
