import { mailRoute } from '../../notifications/mail/mailRoute.ts'
import { isMailAddress } from '../../platform/config/isMailAddress.ts'
import {
  invalidField,
  RefusalError,
} from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'

/**
 * @throws RefusalError `invalid-field` for an invalid address, `unavailable`
 * when mails cannot be sent.
 */
export function requireMail({ config }: Gateway, emailAddress: string): void {
  if (!isMailAddress(emailAddress)) {
    throw invalidField('Invalid email', ['emailAddress'])
  }
  if (mailRoute(config) === 'none')
    throw new RefusalError('unavailable', 'E-mail is not set up')
}
