import {
  chosenDirectives,
  compareHeaders,
  compareType,
  findUnwanted,
  type HeaderDifference,
  parsePolicy,
} from './compareHeaders.ts'
import { ReleaseError } from './errors.ts'
import { type Answer, getAnswer, reasonOf, textOf } from './getAnswer.ts'
import { parseRelease, type Release } from './parseRelease.ts'

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
  /**
   * Value of the deployment, and null for what it does not send. For a missing file
   * `HTTP 404`, `redirect to https://…`, or `no answer: ` and the reason.
   */
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
    /**
     * Who named the release: the caller, by its list or hash, or the site itself. A site
     * that agrees with its own list is whole, and can still be another wallet.
     */
    readonly namedBy: 'caller' | 'site'
  }
  /** How many files were compared. */
  readonly files: number
  /** How many responses had their headers compared. */
  readonly responses: number
  /** Empty when the deployment serves the release. */
  readonly differences: readonly Difference[]
  /**
   * What the deployment chose, to be read by people: directives of its policies, where
   * browsers report to, its configuration, and names of its cookies.
   */
  readonly choices: Readonly<Record<string, string>>
}

/** The release to compare a deployment with, and how to ask the deployment. */
export interface VerifyOptions {
  /** The text of the release's `release.json`, from a place other than the deployment. */
  readonly release?: string
  /** SHA-256 of that list in hex, which is enough: the deployment serves the list. */
  readonly sha256?: string
  /**
   * Without a list and a hash, compares the deployment with its own list. This shows
   * whether the site is whole, not whether it is the published wallet. @default false
   */
  readonly ownList?: boolean
  /** Paths of files to compare. Without it, all files of the release. */
  readonly only?: readonly string[]
  /** How the site is asked. @default globalThis.fetch */
  readonly fetch?: typeof fetch
  /** Requests at once. @default 8 */
  readonly concurrency?: number
  /** Milliseconds for each answer. @default 60_000 */
  readonly timeout?: number
  /** Ends the comparison. */
  readonly signal?: AbortSignal
}

const page = '/index.html'
/** Seconds: half a year, of which browsers speak https alone. */
const leastTransport = 15_552_000

/**
 * Fetches every file of a deployed wallet, and compares bytes and headers with those of a
 * release. An address of a page that no file has must give the page itself.
 *
 * A redirect to another site, and a request without an answer, is a difference of its
 * file; the others are compared all the same.
 *
 * @param url Where the wallet is served, such as `https://wallet.example`.
 * @throws {@link ReleaseError} when neither list nor hash is given, or the deployment's
 * list has another hash; TypeError when the deployment answers no request at all
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
  const site = new URL(url)
  const { only, sha256: wanted, concurrency = 8 } = options
  const get = (path: string) => getAnswer(site.origin, path, options)
  const text = options.release ?? (await readOwnList(get, options))
  const sha256 = toHex(await digest(new TextEncoder().encode(text)))
  if (wanted !== undefined && wanted.toLowerCase() !== sha256)
    throw new ReleaseError(`The list has the hash ${sha256}, not ${wanted}.`)
  const release = parseRelease(text)
  const differences: Difference[] = []
  const cookies = new Set<string>()
  /** By path: what the deployment chose, and the configuration in the page. */
  const chosen = new Map<string, Record<string, string>>()
  const written = new Map<string, string>()
  const causes: unknown[] = []
  let responses = 0

  const addHeaders = (path: string, found: readonly HeaderDifference[]) => {
    for (const difference of found)
      differences.push({ path, kind: 'header', ...difference })
  }
  const check = async (path: string, file: string) => {
    const answer = await get(path)
    const expected = release.files[file] ?? ''
    if ('failure' in answer) {
      const { failure: found, cause } = answer
      differences.push({ path, kind: 'missing', expected, found })
      if (cause !== undefined) causes.push(cause)
      return
    }
    responses++
    const { response, bytes } = answer
    const { headers } = response
    const html = file === page ? withoutConfig(bytes) : undefined
    if (html?.config) written.set(path, html.config)
    const found = toBase64(await digest(html?.bytes ?? bytes))
    if (!response.ok)
      differences.push({
        ...{ path, kind: 'missing', expected },
        found: `HTTP ${response.status}`,
      })
    else if (found !== expected)
      differences.push({ path, kind: 'changed', expected, found })
    if (response.ok) addHeaders(path, compareType(file, headers))
    addHeaders(path, findUnwanted(headers))
    const choices = choicesOf(headers)
    const asPage = compareHeaders(
      { ...(release.headers[file] ?? release.headers[page]) },
      headers,
    )
    const inFolder = compareInFolder(release, file, headers)
    // A host may send the page's headers with every file. The set with fewer
    // differences is the one that it means.
    if (inFolder === undefined || asPage.length < inFolder.length) {
      if (response.ok) chosen.set(path, choices)
      addHeaders(path, asPage)
    } else addHeaders(path, inFolder)
    for (const cookie of headers.getSetCookie())
      cookies.add(cookie.split('=')[0] ?? '')
    if (path === '/') addHeaders(path, compareTransport(site, headers))
  }

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
  if (responses === 0 && causes.length > 0) throw causes[0]

  // Browsers get a choice from any answer, so all have to agree.
  const choices = { ...(chosen.get(page) ?? chosen.get('/')) }
  const pageChoices = { ...choices }
  for (const [path, others] of chosen) {
    const hasOwn = path !== page && release.headers[path] !== undefined
    if (hasOwn)
      for (const [name, value] of Object.entries(others))
        choices[`${path} ${name}`] = value
    else
      addHeaders(path, compareChoices(path, pageChoices, others, differences))
  }
  if (cookies.size > 0) choices['Set-Cookie'] = [...cookies].sort().join(', ')
  const config = await get('/config.json')
  if ('response' in config)
    addHeaders('/config.json', findUnwanted(config.response.headers))
  differences.push(...compareConfig(config, written))
  const served = textOf(config) ?? written.get(page) ?? written.get('/')
  if (served !== undefined) choices['config.json'] = served
  return {
    url: site.origin,
    release: {
      ...{ commit: release.commit, sha256 },
      namedBy: (options.release ?? wanted) ? 'caller' : 'site',
    },
    files: files.length,
    responses,
    differences: differences.sort(
      (a, b) => a.path.localeCompare(b.path) || a.kind.localeCompare(b.kind),
    ),
    choices,
  }
}

/**
 * Compares a file with the headers of its folder; undefined if the release lists the file
 * itself or no folder of it. A deployment chooses no directive of these headers.
 */
function compareInFolder(
  release: Release,
  file: string,
  found: Headers,
): HeaderDifference[] | undefined {
  if (release.headers[file] !== undefined) return
  const [, expected] =
    Object.entries(release.headers)
      .filter(([path]) => path.endsWith('/') && file.startsWith(path))
      .sort(([one], [other]) => other.length - one.length)[0] ?? []
  if (expected === undefined) return
  const differences = compareHeaders(expected, found)
  // A browser takes this header from documents alone, and these files are none.
  const { 'Reporting-Endpoints': _, ...choices } = choicesOf(found)
  const known = differences.map((difference) => ({
    path: file,
    kind: 'header' as const,
    ...difference,
  }))
  return [...differences, ...compareChoices(file, {}, choices, known)]
}

async function readOwnList(
  get: (path: string) => Promise<Answer>,
  { sha256, ownList = false }: VerifyOptions,
): Promise<string> {
  // The deployment's word about itself proves nothing.
  if (sha256 === undefined && !ownList)
    throw new ReleaseError('Give the list of a release, or its hash.')
  const answer = await get('/release.json')
  if ('failure' in answer && answer.cause !== undefined) throw answer.cause
  const text = textOf(answer)
  if (text === undefined)
    throw new ReleaseError(
      `The deployment has no list of its files (${reasonOf(answer)}).`,
    )
  return text
}

/** Whether browsers reach the site by https alone; a site on this machine may do without. */
function compareTransport(
  { protocol, hostname }: URL,
  headers: Headers,
): HeaderDifference[] {
  if (/^(?:localhost|127\.0\.0\.1|\[::1\])$/u.test(hostname)) return []
  const header = 'Strict-Transport-Security'
  const found = headers.get(header)
  if (protocol !== 'https:')
    return [{ header, expected: 'https', found: protocol.slice(0, -1) }]
  const [, seconds] =
    /^\s*(?:[^,]*;)?\s*max-age="?(\d+)/iu.exec(found ?? '') ?? []
  return Number(seconds) >= leastTransport
    ? []
    : [{ header, expected: `max-age=${leastTransport} or more`, found }]
}

/** Choices of an answer that are not those of the page. */
function compareChoices(
  path: string,
  expected: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
  known: readonly Difference[],
): HeaderDifference[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)])
  return [...names]
    .filter((name) => expected[name] !== found[name])
    .map((name) => ({
      header: chosenDirectives.includes(name)
        ? `Content-Security-Policy: ${name}`
        : name,
      expected: expected[name] ?? '(absent)',
      found: found[name] ?? null,
    }))
    .filter(({ header }) =>
      known.every((other) => other.path !== path || other.header !== header),
    )
}

/** A page may have the configuration in itself; it has to be the one at `/config.json`. */
function compareConfig(
  config: Answer,
  written: ReadonlyMap<string, string>,
): Difference[] {
  const [path, kind] = ['/config.json', 'changed'] as const
  const text = textOf(config)
  if (text === undefined) {
    const reason = reasonOf(config)
    // A site may have it in the page alone.
    if (written.size > 0 && /^HTTP 4(?:04|10)$/u.test(reason)) return []
    return [{ path, kind: 'missing', expected: 'JSON', found: reason }]
  }
  const found = canonical(text)
  if (found === undefined)
    return [{ path, kind, expected: 'JSON', found: text.slice(0, 200) }]
  const others = new Set(written.values())
  return [...others]
    .filter((other) => canonical(other) !== found)
    .map((expected) => ({ path, kind, expected, found: text }))
}

/** JSON with its keys in order; undefined for another text. */
function canonical(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)),
          )
        : value,
    )
  } catch {
    return undefined
  }
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
function withoutConfig(page: Uint8Array) {
  const html = new TextDecoder('utf-8', { ignoreBOM: true }).decode(page)
  let config = ''
  const text = html.replace(
    /(id="strongroom-config">)([^<]*)/u,
    (_, tag: string, inside: string) => {
      config = inside
      return tag
    },
  )
  return { bytes: new TextEncoder().encode(text), config }
}

function choicesOf(headers: Headers): Record<string, string> {
  const policy = parsePolicy(headers.get('Content-Security-Policy') ?? '')
  const reports = headers.get('Reporting-Endpoints')
  return {
    ...Object.fromEntries(
      chosenDirectives.flatMap((name) => {
        const value = policy.get(name)
        return value === undefined ? [] : [[name, value]]
      }),
    ),
    ...(reports !== null && { 'Reporting-Endpoints': reports }),
  }
}
