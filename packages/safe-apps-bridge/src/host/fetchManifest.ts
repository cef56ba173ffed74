import { ManifestError } from '../errors/ManifestError.ts'
import { parseManifest } from './parseManifest.ts'

/** What an app says of itself; all of it is the app's word. */
export interface AppManifest {
  /** Address of the app without query, hash and trailing slash. */
  url: string
  /** At most 100 characters. */
  name: string
  /** At most 500 characters. */
  description: string
  /** Show it with an `<img>` only. */
  iconUrl: string | undefined
  /** Browser features the app asks for, known ones only. */
  features: readonly string[]
}

const sizeLimit = 256 * 1024

/**
 * Fetches and reads the manifest of an app: `{url}/manifest.json`, from https or
 * from this machine, without following redirects, at most 256 kB and within the
 * time limit, body included.
 *
 * Throws `ManifestError` with `Failed to fetch manifest from {url}` or
 * `Invalid Safe App manifest`, and the signal's reason when aborted.
 *
 * @example
 * ```ts
 * import { fetchManifest } from '@strongroom/safe-apps-bridge/host'
 *
 * const { name, iconUrl } = await fetchManifest('https://app.example')
 * ```
 */
export async function fetchManifest(
  url: string,
  options: {
    signal?: AbortSignal
    /** Milliseconds. @default 5000 */
    timeout?: number
    /** @default globalThis.fetch */
    fetch?: typeof globalThis.fetch
  } = {},
): Promise<AppManifest> {
  const { signal, timeout = 5000, fetch = globalThis.fetch } = options
  signal?.throwIfAborted()
  const app = cleanUrl(url)
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), timeout)
  const stop = () => limit.abort()
  signal?.addEventListener('abort', stop)
  const text = await read(`${app}/manifest.json`, fetch, limit.signal)
    .catch((cause) => {
      signal?.throwIfAborted()
      throw failure(app, cause)
    })
    .finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    })
  return parseManifest(text, app)
}

async function read(
  url: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<string> {
  // A redirect could lead to another site, or into the user's own network.
  const response = await fetch(url, {
    signal,
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  if (!response.ok || response.body === null)
    throw new Error(`Status ${response.status}.`)
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel)
  for (;;) {
    const { done, value } = await reader.read()
    signal.throwIfAborted()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > sizeLimit) {
      cancel()
      throw new Error('The manifest is larger than 256 kB.')
    }
    text += decoder.decode(value, { stream: true })
  }
}

function cleanUrl(url: string): string {
  try {
    const { protocol, origin, pathname, hostname } = new URL(url)
    const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
    if (protocol === 'https:' || (protocol === 'http:' && isLocal))
      return (origin + pathname).replace(/\/+$/, '')
  } catch {
    // Not a URL: same answer.
  }
  throw failure(url)
}

function failure(url: string, cause?: unknown) {
  return new ManifestError(`Failed to fetch manifest from ${url}`, { cause })
}
