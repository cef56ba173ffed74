import {
  GatewayStatusError,
  InvalidResponseError,
} from '../errors/requestErrors.ts'
import type { Answer } from './createExchange.ts'
import { isDeep } from './isDeep.ts'
import { isDeepText } from './isDeepText.ts'
import type { GatewayRequest } from './types.ts'

interface ErrorBody {
  readonly code?: string | number | null
  readonly statusCode?: number | null
  readonly message?: unknown
}

/**
 * Reads the data of an answer and throws if it is invalid. Each caller of a
 * shared request gets a value of its own.
 */
export function readAnswer(
  { method, empty }: GatewayRequest,
  url: string,
  { response, text }: Answer,
  issues?: readonly unknown[],
): unknown {
  const { ok, status, statusText, headers } = response
  // An unreadable body stays undefined, which no JSON text can give.
  let data!: ErrorBody
  let code: ErrorBody['code']
  let message = `status ${statusText}`
  try {
    // Below that size, deep nesting is cheap to scan.
    if (text.length < 5e5 || !isDeepText(text)) data = JSON.parse(text)
    if (data instanceof Object && isDeep(data)) data = undefined as never
    // A body without a code or text throws, and the status is kept.
    code = data.code ?? data.statusCode
    if (code != null && data.message != null)
      message = `${code}: ${data.message}`
  } catch {}
  if (ok && (empty || (data !== undefined && !issues)))
    return empty ? undefined : data
  const about = {
    status,
    url,
    method,
    body: data === undefined ? text : data,
    requestId: headers.get('X-Request-Id'),
  }
  if (ok)
    throw new InvalidResponseError('The gateway sent an invalid response.', {
      ...about,
      issues,
    })
  const after = headers.get('Retry-After') as string
  const retryAfter = Number(after) * 1e3 || Date.parse(after) - Date.now()
  throw new GatewayStatusError(`CGW error - ${message}`, {
    ...about,
    code,
    retryable: /408|413|429|50[0234]/.test(status as never),
    retryAfter: retryAfter > 0 ? retryAfter : undefined,
  })
}
