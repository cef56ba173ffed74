import {
  GatewayStatusError,
  InvalidResponseError,
} from '../errors/requestErrors.ts'
import type { Answer } from './createExchange.ts'
import type { GatewayRequest } from './types.ts'

/**
 * True when JSON text nests more than 64 levels. `JSON.parse` takes 70 bytes
 * for each level: ten million brackets are better not given to it.
 */
function isDeepText(text: string): boolean {
  let level = 0
  let quoted = false
  for (let at = 0; level < 65 && at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === 34) quoted = !quoted
    // A backslash escapes the next letter.
    else if (letter === 92) at++
    else if (!quoted) {
      // The two kinds of brackets differ in one bit.
      const bracket = letter & 223
      if (bracket === 91) level++
      else if (bracket === 93) level--
    }
  }
  return level > 64
}

/** True when a value of `JSON.parse` nests more than 64 levels. */
function isDeep(value: object, level = 1): boolean {
  const inner = (item: unknown) =>
    item instanceof Object && (level > 63 || isDeep(item, level + 1))
  // Every answer is walked: this is five times as fast as `Object.values`.
  if (Array.isArray(value)) return value.some(inner)
  for (const key in value)
    if (inner((value as Record<string, unknown>)[key])) return true
  return false
}

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
