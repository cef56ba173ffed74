import { RpcError } from './RpcError.ts'
import type { RpcUrl } from './RpcUrl.ts'

export interface PostJsonOptions {
  timeout: number
  signal: AbortSignal
}

/** Longest pause of a node, in milliseconds; longer ones are cut to it. */
const longestWait = 3_600_000

const readRetryAfter = (value: string | null): number | undefined => {
  if (value === null) return undefined
  const seconds = Number(value)
  const ms = Number.isFinite(seconds)
    ? seconds * 1000
    : Date.parse(value) - Date.now()
  return Number.isFinite(ms)
    ? Math.min(Math.max(ms, 0), longestWait)
    : undefined
}

/** One POST; every way it can fail becomes an `RpcError`. */
export async function postJson(
  { url, authorization }: Pick<RpcUrl, 'url' | 'authorization'>,
  body: unknown,
  { timeout, signal }: PostJsonOptions,
): Promise<unknown> {
  const late = AbortSignal.timeout(timeout)
  let response: Response
  let text: string
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(authorization !== undefined && { authorization }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([late, signal]),
    })
    text = await response.text()
  } catch (cause) {
    signal.throwIfAborted()
    throw late.aborted
      ? new RpcError('timeout', 'The node did not answer in time.', { cause })
      : new RpcError('network', 'The node cannot be reached.', { cause })
  }
  if (!response.ok) {
    throw new RpcError('http', `The node answered HTTP ${response.status}.`, {
      code: response.status,
      retryAfter: readRetryAfter(response.headers.get('retry-after')),
    })
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RpcError('invalid', 'The node did not answer with JSON.', {
      cause,
    })
  }
}
