/**
 * Why a request is refused. The API gives each reason its status and the shape
 * of its body; other rooms know neither.
 *
 * - `malformed`: the request cannot be read in its declared form.
 * - `too-large`: it has more than the gateway takes.
 * - `unauthenticated`: the signature or the session is not that of an account
 * that may do this.
 * - `forbidden`: the caller may not do this; the answer hides the reason.
 * - `not-found`: there is no such record.
 * - `not-indexed`: the index has no such record, and may still get it while it
 *   is incomplete.
 * - `rejected`: the request contradicts the safe, its owners or a record.
 * - `invalid`: a signature, hash, nonce or field is wrong.
 * - `invalid-field`: the field at `path` is wrong.
 * - `conflict`: the record has this value already.
 * - `account-not-found`, `account-invalid`: the same of accounts.
 * - `simulation-failed`: the call would revert.
 * - `not-relayed`: the relayer does not send such calls; `code` names the rule.
 * - `not-offered`: the gateway does not offer this on the chain.
 * - `allowance-used-up`: the daily allowance is spent.
 * - `rate-limited`: too many requests; another one may succeed after `waitMs`.
 * - `unavailable`: the gateway is not set up for this.
 */
export type RefusalReason =
  | 'malformed'
  | 'too-large'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'not-indexed'
  | 'rejected'
  | 'invalid'
  | 'invalid-field'
  | 'conflict'
  | 'account-not-found'
  | 'account-invalid'
  | 'simulation-failed'
  | 'not-relayed'
  | 'not-offered'
  | 'allowance-used-up'
  | 'rate-limited'
  | 'unavailable'

export interface RefusalDetails {
  /** Keys that lead to the field, for `invalid-field`. */
  path?: readonly string[]
  /** Machine-readable cause, for `not-relayed`. */
  code?: string
  /** Milliseconds, for `rate-limited`. */
  waitMs?: number
}

/**
 * The gateway understands a request and refuses it. The message is shown to the
 * caller.
 */
export class RefusalError extends Error {
  override readonly name = 'RefusalError'
  readonly reason: RefusalReason
  readonly details: RefusalDetails

  constructor(
    reason: RefusalReason,
    message: string,
    details: RefusalDetails = {},
  ) {
    super(message)
    this.reason = reason
    this.details = details
  }
}

/** Creates the error of a wrong field without a schema. */
export const invalidField = (
  message: string,
  path: readonly string[] = [],
): RefusalError => new RefusalError('invalid-field', message, { path })

/**
 * Creates the error of a caller who may not do this; the answer hides the
 * reason.
 */
export const forbidden = (): RefusalError =>
  new RefusalError('forbidden', 'Forbidden resource')
