import type { Gateway } from '../Gateway.ts'
import { invalidField, refuse } from '../http/HttpError.ts'
import { isMailAddress } from '../mail/isMailAddress.ts'
import { mailRoute } from '../mail/mailRoute.ts'

/**
 * @throws HttpError 422 for what is no plain address, 503 when no mail could
 * reach anybody.
 */
export function requireMail({ config }: Gateway, emailAddress: string): void {
  if (!isMailAddress(emailAddress)) {
    throw invalidField('Invalid email', ['emailAddress'])
  }
  if (mailRoute(config) === 'none') throw refuse(503, 'E-mail is not set up')
}
