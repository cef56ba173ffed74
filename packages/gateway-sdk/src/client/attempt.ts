import {
  GatewayNetworkError,
  GatewayStatusError,
  InvalidResponseError,
} from '../errors/requestErrors.ts'
import { isDeep } from './isDeep.ts'
import { readText } from './readText.ts'
import type { GatewayClientOptions, GatewayRequest } from './types.ts'

interface ErrorBody {
  readonly code?: string | number | null
  readonly statusCode?: number | null
  readonly message?: unknown
}

const invalid = 'The gateway sent an invalid response.'

/** One request and its answer, without retries or a time limit. */
export async function attempt(
  client: GatewayClientOptions,
  { call, method = 'GET', body, empty }: GatewayRequest,
  url: string,
  signal: AbortSignal,
  retry: number,
): Promise<unknown> {
  const { headers, credentials, maxBytes = 1e7, validate } = client
  const given = typeof headers === 'function' ? await headers() : headers
  client.onRequest?.({ call, method, url, retry })
  let response: Response
  let text: string | undefined
  try {
    response = await (client.fetch ?? fetch)(url, {
      method,
      signal,
      ...((given || method !== 'GET') && {
        headers: { ...given, 'Content-Type': 'application/json' },
      }),
      ...(body != null && { body: JSON.stringify(body) }),
      ...(credentials && { credentials }),
    })
    text = await readText(response, maxBytes)
  } catch (cause) {
    throw new GatewayNetworkError('HTTP request failed.', {
      url,
      method,
      retryable: true,
      cause,
    })
  }
  const { status } = response
  client.onResponse?.({ call, method, url, retry, status })
  const about = { status, url, method, body: text as unknown }
  // An unreadable body stays undefined, which no JSON text can give.
  let data: ErrorBody | undefined
  try {
    about.body = data = JSON.parse(text as string)
  } catch {}
  if (!response.ok) {
    const code = data?.code ?? data?.statusCode
    const after = response.headers.get('Retry-After')
    throw new GatewayStatusError(
      `CGW error - ${
        code != null && data?.message != null
          ? `${code}: ${data.message}`
          : `status ${response.statusText}`
      }`,
      {
        ...about,
        code,
        retryable: [408, 413, 429, 500, 502, 503, 504].includes(status),
        ...(after && {
          retryAfter: Number(after) * 1e3 || Date.parse(after) - Date.now(),
        }),
      },
    )
  }
  if (empty) return
  if (data === undefined || isDeep(data))
    throw new InvalidResponseError(invalid, about)
  if (typeof validate === 'function') {
    const issues = validate(call, data)
    if (issues[0]) throw new InvalidResponseError(invalid, { ...about, issues })
  }
  return data
}
