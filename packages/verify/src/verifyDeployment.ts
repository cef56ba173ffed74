import {
  chosenDirectives,
  compareHeaders,
  parsePolicy,
} from './compareHeaders.ts'
import { ReleaseError } from './errors.ts'
import { parseRelease } from './parseRelease.ts'

/** Something that a deployment serves otherwise than the release has it. */
export interface Difference {
  /** The address below the site. */
  readonly path: string
  /** Whether bytes or a header differ, or no file is there. */
  readonly kind: 'changed' | 'missing' | 'header'
  /** The header, for this kind. */
  readonly header?: string
  /** Value in the release: a hash in base64, or the value of a header. */
  readonly expected: string
  /** Null for what the deployment does not send. */
  readonly found: string | null
}

/** Result of {@link verifyDeployment}. */
export interface Report {
  /** The origin that was checked. */
  readonly url: string
  /** The release that the site was compared with. */
  readonly release: {
    /** The commit it was built from, if its list names one. */
    readonly commit: string | null
    /** SHA-256 of the list, in hex. */
    readonly sha256: string
  }
  /** How many files were compared. */
  readonly files: number
  /** How many responses had their headers compared. */
  readonly responses: number
  /** Empty when the deployment serves the release. */
  readonly differences: readonly Difference[]
  /** Directives that the deployment chose, and its configuration, to be read by people. */
  readonly choices: Readonly<Record<string, string>>
}

/** The release to compare a deployment with, and how to ask the deployment. */
export interface VerifyOptions {
  /** The text of the release's `release.json`, from a place other than the deployment. */
  readonly release?: string
  /** SHA-256 of that list in hex, which is enough: the deployment serves the list. */
  readonly sha256?: string
  /** Paths of files to compare. Without it, all files of the release. */
  readonly only?: readonly string[]
  /** How the site is asked. @default globalThis.fetch */
  readonly fetch?: typeof fetch
  /** Requests at once. @default 8 */
  readonly concurrency?: number
  /** Ends the comparison. */
  readonly signal?: AbortSignal
}

const page = '/index.html'

/**
 * Fetches every file of a deployed wallet, and compares bytes and headers with those of a
 * release. An address of a page that no file has must give the page itself.
 *
 * @param url Where the wallet is served, such as `https://wallet.example`.
 * @throws {@link ReleaseError} when neither list nor hash is given, or the deployment's
 * list has another hash; TypeError when the deployment does not answer
 * @example
 * import { readFileSync } from 'node:fs'
 * import { verifyDeployment } from '@strongroom/verify'
 *
 * const { differences } = await verifyDeployment('https://wallet.example', {
 *   release: readFileSync('release.json', 'utf8'),
 * })
 */
export async function verifyDeployment(
  url: string,
  options: VerifyOptions,
): Promise<Report> {
  const { origin } = new URL(url)
  const { signal, concurrency = 8, fetch: request = fetch } = options
  const get = (path: string) =>
    request(origin + path, {
      cache: 'no-store',
      headers: { 'Cache-Control': 'no-cache' },
      ...(signal && { signal }),
    })
  const text = options.release ?? (await readOwnList(get, options.sha256))
  const sha256 = toHex(await digest(new TextEncoder().encode(text)))
  if (options.sha256 !== undefined && options.sha256.toLowerCase() !== sha256)
    throw new ReleaseError(
      `The list has the hash ${sha256}, not ${options.sha256}.`,
    )
  const release = parseRelease(text)
  const differences: Difference[] = []
  const choices: Record<string, string> = {}
  let responses = 0

  const check = async (path: string, file: string) => {
    const response = await get(path)
    const expected = release.files[file] ?? ''
    const bytes = new Uint8Array(await response.arrayBuffer())
    const found = toBase64(
      await digest(file === page ? withoutConfig(bytes) : bytes),
    )
    if (!response.ok)
      differences.push({
        ...{ path, kind: 'missing', expected },
        found: `HTTP ${response.status}`,
      })
    else if (found !== expected)
      differences.push({ path, kind: 'changed', expected, found })
    responses++
    for (const difference of compareHeaders(
      { ...(release.headers[file] ?? release.headers[page]) },
      response.headers,
    ))
      differences.push({ path, kind: 'header', ...difference })
    if (path !== '/') return
    Object.assign(choices, choicesOf(response.headers))
    const header = 'Strict-Transport-Security'
    if (origin.startsWith('https:') && !response.headers.has(header))
      differences.push({
        ...{ path, kind: 'header', header },
        ...{ expected: 'max-age=…', found: null },
      })
  }

  const { only } = options
  const files = Object.keys(release.files).filter(
    (file) => only === undefined || only.includes(file),
  )
  const strange = `/verify-${crypto.randomUUID()}`
  const left: (readonly [string, string])[] = [
    ['/', page],
    [strange, page],
    ...files.map((file) => [file, file] as const),
  ]
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift())
      await check(...next)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  const config = await get('/config.json')
  if (config.ok) choices['config.json'] = await config.text()
  return {
    url: origin,
    release: { commit: release.commit, sha256 },
    files: files.length,
    responses,
    differences: differences.sort(
      (a, b) => a.path.localeCompare(b.path) || a.kind.localeCompare(b.kind),
    ),
    choices,
  }
}

async function readOwnList(
  get: (path: string) => Promise<Response>,
  sha256: string | undefined,
): Promise<string> {
  // The deployment's word about itself proves nothing.
  if (sha256 === undefined)
    throw new ReleaseError('Give the list of a release, or its hash.')
  const response = await get('/release.json')
  if (!response.ok)
    throw new ReleaseError(
      `The deployment has no list of its files (HTTP ${response.status}).`,
    )
  return response.text()
}

const digest = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.digest('SHA-256', bytes)

const toHex = (hash: ArrayBuffer) =>
  [...new Uint8Array(hash)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const toBase64 = (hash: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(hash)))

/** A server may write the configuration into the page. */
function withoutConfig(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const html = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return new TextEncoder().encode(
    html.replace(/(id="strongroom-config">)[^<]*/u, '$1'),
  )
}

function choicesOf(headers: Headers): Record<string, string> {
  const policy = parsePolicy(headers.get('Content-Security-Policy') ?? '')
  return Object.fromEntries(
    chosenDirectives.flatMap((name) => {
      const value = policy.get(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
