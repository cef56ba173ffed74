import { STATUS_CODES } from 'node:http'

export type ErrorBody = Readonly<Record<string, unknown>>

/** An answer other than success, with the exact body the client gets. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: ErrorBody
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    body: ErrorBody & { readonly message: string },
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

const longestWait = 30

/**
 * Creates the error for more requests than the limit allows, with the
 * milliseconds until the next attempt. Clients wait half a minute at most, so
 * longer waits are cut.
 */
export const tooMany = (waitMs: number): HttpError =>
  new HttpError(
    429,
    { code: 429, message: 'Rate limit reached' },
    {
      'Retry-After': String(
        Math.min(longestWait, Math.max(1, Math.ceil(waitMs / 1_000))),
      ),
    },
  )

/** The request itself is wrong: parsing, limits, routing. */
export const badRequest = (status: number, message: string): HttpError =>
  new HttpError(status, {
    message,
    error: STATUS_CODES[status] ?? 'Error',
    statusCode: status,
  })

/**
 * Creates the error for a request that is valid and refused, or whose subject
 * is missing.
 */
export const refuse = (
  status: number,
  message: string,
  code: number = status,
): HttpError => new HttpError(status, { code, message })

/** What is wrong with a field of the request. */
export interface FieldIssue {
  readonly code: string
  /** Keys and indexes from the body to the field. */
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** A field is wrong: the first issue decides. */
export const invalid = (issue: FieldIssue): HttpError =>
  new HttpError(422, { statusCode: 422, ...issue })

/** Creates the error for an unknown route. */
export const cannot = (method: string, path: string): HttpError =>
  new HttpError(404, {
    message: `Cannot ${method} ${path}`,
    error: 'Not Found',
    statusCode: 404,
  })
