import { exchange } from '@strongroom/internal/rpc/exchange'
import { splitCredentials } from '@strongroom/internal/rpc/splitCredentials'
import { plainText } from './plainText.ts'
import { CommandError } from './Report.ts'

/** How servers are asked. */
export interface RequestOptions {
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds for one answer. */
  readonly timeout: number
}

/** Most bytes of an answer. */
const maxBytes = 8_000_000

/**
 * Asks a server for JSON: `POST` with a body, `GET` without one. Redirects are refused,
 * so that only the named server is believed. Messages name the origin of the address
 * alone: its path may hold a key.
 *
 * @throws CommandError
 */
export async function requestJson(
  address: string,
  options: RequestOptions,
  body?: string,
): Promise<unknown> {
  const { url, authorization } = splitCredentials(address)
  const { origin, protocol } = parseUrl(url)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new CommandError('An address has to begin with https:// or http://.')
  const headers = { accept: 'application/json', ...authorization }
  const { response, text } = await exchange(url, {
    body: body ?? '',
    headers,
    timeout: options.timeout,
    maxBytes,
    fetch: (target, init = {}) => {
      const { body: _, method: __, headers: ___, ...rest } = init
      const manual = { redirect: 'manual' } as const
      return body === undefined
        ? options.fetch(target, { ...rest, ...manual, headers })
        : options.fetch(target, { ...init, ...manual })
    },
  }).catch((error: unknown) => {
    throw new CommandError(`${origin} ${reasonOf(error, options.timeout)}`)
  })
  const { status } = response
  if (status >= 300 && status < 400)
    throw new CommandError(
      `${origin} redirects to ${targetOf(response, url)}. Redirects are not followed: pass the address that you trust.`,
    )
  if (!response.ok)
    throw new CommandError(
      `${origin} answered with the status ${status}${status === 404 ? ': it has no such record.' : '.'}`,
    )
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandError(`${origin} did not answer with JSON.`)
  }
}

function parseUrl(address: string): URL {
  if (!URL.canParse(address))
    throw new CommandError('An address has to begin with https:// or http://.')
  return new URL(address)
}

function targetOf(response: Response, url: string): string {
  const target = response.headers.get('location') ?? ''
  return URL.canParse(target, url)
    ? plainText(new URL(target, url).origin)
    : 'another address'
}

function reasonOf(error: unknown, timeout: number): string {
  if (error instanceof RangeError) return 'sent an answer that is too large.'
  const { name, cause } = Object(error) as { name?: unknown; cause?: unknown }
  if (name === 'TimeoutError')
    return `did not answer within ${timeout / 1000} seconds.`
  const { code } = Object(cause) as { code?: unknown }
  return `could not be reached${typeof code === 'string' ? ` (${plainText(code, 40)})` : ''}.`
}
