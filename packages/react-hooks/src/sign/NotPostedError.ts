import { errorLine } from './errorLine.ts'
import { SigningError } from './SigningError.ts'

/**
 * The owner signed, and the gateway did not take it. `retry` sends the same
 * signature again, without asking the wallet.
 */
export class NotPostedError extends SigningError {
  override readonly name = 'NotPostedError'
  readonly retry: () => Promise<void>

  constructor(cause: unknown, retry: () => Promise<void>) {
    super('notPosted', { detail: errorLine(cause) })
    this.cause = cause
    this.retry = retry
  }
}
