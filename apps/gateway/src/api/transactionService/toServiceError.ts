import { HttpError } from '../http/HttpError.ts'

/**
 * A refusal of the main API in the form of the transaction service: the same
 * status and message, with the keys that its clients look for. A wrong field is
 * a key with its messages, a refused signature or transaction a
 * `nonFieldErrors`, everything else a `detail`.
 */
export function toServiceError(error: HttpError): HttpError {
  const { status, body, message, headers } = error
  if (body['arguments'] !== undefined) return error
  const path = (body['path'] ?? []) as readonly PropertyKey[]
  const names = path.map(String)
  const [field] = names
  if (field !== undefined) {
    return new HttpError(
      status,
      {
        [field]: [message],
        code: status,
        message: `${names.join('.')}: ${message}`,
        arguments: names,
      },
      headers,
    )
  }
  const isInvalid = status === 400 || status === 422
  return new HttpError(
    status,
    {
      ...(isInvalid ? { nonFieldErrors: [message] } : { detail: message }),
      code: status,
      message,
      arguments: [],
    },
    headers,
  )
}
