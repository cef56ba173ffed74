import { address, digits, email } from '../core/domain.ts'
import { type NamedObject, named } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import type { Infer } from '../core/schema.ts'

const registerEmailBody = object({
  /** Address to send mail to. */
  emailAddress: email(),
  /** Owner whose address it is. */
  signer: address(),
})
export interface RegisterEmailBody extends Infer<typeof registerEmailBody> {}
export const registerEmailBodySchema: NamedObject<RegisterEmailBody> = named(
  'RegisterEmailBody',
  registerEmailBody,
)

const changeEmailBody = object({
  /** Address to send mail to. */
  emailAddress: email(),
})
export interface ChangeEmailBody extends Infer<typeof changeEmailBody> {}
export const changeEmailBodySchema: NamedObject<ChangeEmailBody> = named(
  'ChangeEmailBody',
  changeEmailBody,
)

const verifyEmailBody = object({
  /** Six digits from the mail. */
  code: digits(6),
})
export interface VerifyEmailBody extends Infer<typeof verifyEmailBody> {}
export const verifyEmailBodySchema: NamedObject<VerifyEmailBody> = named(
  'VerifyEmailBody',
  verifyEmailBody,
)
