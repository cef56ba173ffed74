import { mailRoute } from '../../notifications/mail/mailRoute.ts'
import { isMailAddress } from '../../platform/config/isMailAddress.ts'
import { invalidField, refuse } from '../../platform/errors/HttpError.ts'
import type { Gateway } from '../../platform/Gateway.ts'

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
