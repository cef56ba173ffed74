import { mailRoute } from '../../notifications/mail/mailRoute.ts'
import { isMailAddress } from '../../platform/config/isMailAddress.ts'
import {
  invalidField,
  RefusalError,
} from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'

/**
 * @throws RefusalError `invalid-field` for what is no plain address,
 * `unavailable` when no mail could reach anybody.
 */
export function requireMail({ config }: Gateway, emailAddress: string): void {
  if (!isMailAddress(emailAddress)) {
    throw invalidField('Invalid email', ['emailAddress'])
  }
  if (mailRoute(config) === 'none')
    throw new RefusalError('unavailable', 'E-mail is not set up')
}
