import { RefusalError } from '../../platform/errors/RefusalError.ts'

export const accountNotFound = (): RefusalError =>
  new RefusalError('account-not-found', 'Account not found')
