import { isDatabaseUnavailable } from '../../platform/db/isDatabaseUnavailable.ts'
import {
  RefusalError,
  type RefusalReason,
} from '../../platform/errors/RefusalError.ts'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'
import { UnusableAnswerError } from '../../platform/rpc/readQuantity.ts'
import { badRequest, HttpError, invalid, refuse, tooMany } from './HttpError.ts'

/** Status and body of each reason, as clients know them. */
const refusals: Readonly<
  Record<RefusalReason, (refusal: RefusalError) => HttpError>
> = {
  malformed: ({ message }) => badRequest(400, message),
  'too-large': ({ message }) => badRequest(413, message),
  unauthenticated: ({ message }) => badRequest(401, message),
  forbidden: ({ message }) =>
    new HttpError(403, { message, error: 'Forbidden', statusCode: 403 }),
  'not-found': ({ message }) => refuse(404, message),
  'not-indexed': ({ message }) => refuse(404, message),
  rejected: ({ message }) => refuse(400, message),
  invalid: ({ message }) => refuse(422, message),
  'invalid-field': ({ message, details: { path = [] } }) =>
    invalid({ code: 'custom', path, message }),
  conflict: ({ message }) => refuse(409, message),
  'account-not-found': ({ message }) => badRequest(404, message),
  'account-invalid': ({ message }) => badRequest(422, message),
  'simulation-failed': ({ message }) => refuse(422, message, 30),
  'not-relayed': ({ message, details: { code } }) =>
    new HttpError(422, { code, message, statusCode: 422 }),
  'not-offered': ({ message }) => refuse(403, message),
  'allowance-used-up': ({ message }) => refuse(429, message),
  'rate-limited': ({ details: { waitMs = 0 } }) => tooMany(waitMs),
  unavailable: ({ message }) => refuse(503, message),
}

/** The answer to any error, without internal details. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof RefusalError) return refusals[error.reason](error)
  if (isRpcUnavailable(error) || isDatabaseUnavailable(error)) {
    return refuse(503, 'Service unavailable')
  }
  if (error instanceof UnusableAnswerError) {
    return new HttpError(502, { statusCode: 502, message: 'Bad gateway' })
  }
  return refuse(500, 'Internal server error')
}
