let baseUrl = 'https://safe-client.safe.global'

/**
 * Sets the base URL of all calls of this entry, from now on; calls under way
 * keep theirs. Paths are appended as they are: give no slash at the end.
 *
 * @example
 * import { getSafeInfo, setBaseUrl } from '@strongroom/gateway-sdk/compat'
 *
 * setBaseUrl('http://localhost:5180')
 * const safe = await getSafeInfo('1', '0x5aFE3855358E112B5647B952709E6165e1c1eEEe')
 */
export function setBaseUrl(url: string): void {
  baseUrl = url
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Extras {
  readonly query?: object | undefined
  readonly body?: unknown
  readonly headers?: object | undefined
  readonly credentials?: 'include'
  /** Taken as the whole URL; the path and the query are then left alone. */
  readonly pageUrl?: string | undefined
}

/**
 * Sends one request as the old SDK does: without timeout and retries, with
 * network errors passed on. It is not async, because the old SDK throws
 * synchronously where a parameter has no text.
 */
export function send<T>(
  method: Method,
  path: string,
  parameters: Readonly<Record<string, unknown>> = {},
  { query, body, headers, credentials, pageUrl }: Extras = {},
): Promise<T> {
  const url = pageUrl || `${baseUrl}${insert(path, parameters)}${search(query)}`
  const json = { 'Content-Type': 'application/json' }
  // `assign`, not spread: like the old SDK it leaves out a key `__proto__`.
  const sent =
    method === 'GET'
      ? headers && Object.assign({}, headers, json)
      : Object.assign({}, json, headers)
  return exchange(
    url,
    {
      method,
      ...(sent && { headers: sent }),
      ...(credentials && { credentials }),
    },
    body,
  )
}

/**
 * Replaces one parameter after the other by text, so that a value with `$&` or
 * the next parameter's `{name}` is expanded: applications may have come to rely
 * on these URLs. Values stay without percent-encoding.
 */
function insert(path: string, parameters: Readonly<Record<string, unknown>>) {
  return Object.entries(parameters).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    path,
  )
}

function search(query: object | undefined) {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value != null) parameters.append(name, String(value))
  const text = String(parameters)
  return text && `?${text}`
}

async function exchange<T>(url: string, init: RequestInit, body: unknown) {
  if (body != null)
    init.body = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(url, init)
  let answer: unknown
  try {
    answer = await response.json()
  } catch {
    answer = {}
  }
  if (response.ok) return answer as T
  throw new Error(`CGW error - ${reason(answer, response.statusText)}`)
}

// Keys count even where their values are null.
function reason(answer: unknown, statusText: string) {
  if (typeof answer === 'object' && answer !== null && 'message' in answer) {
    const { code, statusCode, message } = answer as Record<string, unknown>
    if ('code' in answer || 'statusCode' in answer)
      return `${code ?? statusCode}: ${message}`
  }
  return `status ${statusText}`
}
