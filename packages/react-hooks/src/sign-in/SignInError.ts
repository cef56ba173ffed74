import { HooksError } from '../errors/HooksError.ts'

const texts = {
  'not-connected': 'Connect a wallet before you sign in.',
  rejected: 'The sign-in was declined in the wallet.',
  changed:
    'The connected account or network changed. Sign in again with the account you see now.',
  wallet: 'The wallet did not sign.',
  message: 'The sign-in message could not be made.',
  refused:
    'The gateway refused the sign-in. If your clock is wrong, correct it and try again.',
  mismatch: 'The gateway signed in another account. You are not signed in.',
  unavailable: 'The gateway did not answer. Try again.',
  expired: 'The sign-in expired. Sign in again.',
} as const

/** Reason why a sign-in failed or ended. */
export type SignInErrorReason = keyof typeof texts

/** A failed sign-in; `reason` is its kind. */
export class SignInError extends HooksError {
  override readonly name = 'SignInError'
  readonly reason: SignInErrorReason
  /** Name of the field that did not fit, for `message`. */
  readonly field: string | undefined

  constructor(
    reason: SignInErrorReason,
    options: { cause?: unknown; field?: string } = {},
  ) {
    const { cause, field } = options
    super(field === undefined ? texts[reason] : `${texts[reason]} (${field})`)
    this.reason = reason
    this.field = field
    if (cause !== undefined) this.cause = cause
  }
}
