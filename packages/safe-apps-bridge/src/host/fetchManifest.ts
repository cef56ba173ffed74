import { ManifestError, type ManifestReason } from '../errors/ManifestError.ts'
import { type AppManifest, parseManifest } from './parseManifest.ts'

// 256 kB as a literal: bundlers do not drop an unused product.
const sizeLimit = 262_144

/**
 * Fetches and reads the manifest of an app: `{url}/manifest.json`, from https or
 * from this machine, without following redirects, at most 256 kB and within the
 * time limit, body included.
 *
 * Throws `ManifestError` with `Failed to fetch manifest from {url}` or
 * `Invalid Safe App manifest` and the cause as its `reason`, and the signal's
 * reason when aborted. A page's own `fetch` reports a missing CORS header as
 * `network`; an `options.fetch` that knows more rejects with a `ManifestError`.
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
  const late = failure(app, { kind: 'timeout', limit: timeout })
  const timer = setTimeout(() => limit.abort(late), timeout)
  const stop = () => limit.abort()
  signal?.addEventListener('abort', stop)
  const text = await read(app, fetch, limit.signal)
    .catch((cause) => {
      signal?.throwIfAborted()
      // Some implementations of `fetch` reject with another error than the
      // abort's reason.
      if (limit.signal.aborted) throw late
      const isNamed = cause instanceof ManifestError
      throw failure(app, isNamed ? cause.reason : { kind: 'network' }, cause)
    })
    .finally(() => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    })
  return parseManifest(text, app)
}

async function read(
  app: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<string> {
  // A redirect could lead to another site, or into the user's own network.
  const { type, status, ok, body } = await fetch(`${app}/manifest.json`, {
    signal,
    redirect: 'manual',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  if (type === 'opaqueredirect' || /^30[12378]$/.test(String(status)))
    throw failure(app, { kind: 'redirect' })
  if (!ok || body === null) throw failure(app, { kind: 'status', status })
  const reader = body.getReader()
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
      throw failure(app, { kind: 'size', limit: sizeLimit })
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
    // Malformed URL: fall through to the error below.
  }
  throw failure(url, { kind: 'address' })
}

function failure(url: string, reason: ManifestReason, cause?: unknown) {
  const text = `Failed to fetch manifest from ${url}`
  return new ManifestError(text, { reason, cause })
}
