import {
  type Difference,
  parseRelease,
  type Release,
  ReleaseError,
  verifyDeployment,
} from '@strongroom/verify'
import { parseConfig } from '../../../config/parseConfig.ts'
import type { HostAnswer, Pin } from './judgeHost.ts'
import {
  findRelease,
  hashText,
  hasRelease,
  nameRelease,
  type ReleaseFiles,
  readList,
} from './keptReleases.ts'

const page = '/index.html'
/** Milliseconds for all answers: a host that takes longer counts as silent. */
const within = 120_000
/** Milliseconds until the host begins an answer; one that hangs counts as silent. */
export const answerWithin = 30_000
/** Files beside the page and the worker that a check of the accepted release reads. */
const sampleSize = 24

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
}

/** The host's answers, with the verified files where the browser has to store them. */
export interface HostReading {
  answer: HostAnswer
  /** The text of the host's list, and its files; empty where the browser has them. */
  list?: string
  files?: ReleaseFiles
}

/**
 * Asks the host for its list of files and compares what it serves with that list: all of a
 * release that this browser lacks, else the page, the worker and some other files.
 *
 * @param isWhole reads every file in any case
 */
export async function readHost(
  pin: Pin | undefined,
  isWhole = false,
): Promise<HostReading> {
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), within)
  try {
    return await read(pin, isWhole, end.signal)
  } catch (error) {
    if (error instanceof ReleaseError || error instanceof SyntaxError)
      return unreadable(pin, error.message)
    // The host gave no answer at all.
    return { answer: { kind: 'silent' } }
  } finally {
    // Ends the requests that are still open.
    end.abort()
    clearTimeout(timer)
  }
}

/** `fetch` that ends if the host does not begin its answer in time. */
async function request(
  input: RequestInfo | URL,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), answerWithin)
  try {
    const signal = AbortSignal.any([init.signal, late.signal])
    return await fetch(input, { ...init, signal })
  } finally {
    clearTimeout(timer)
  }
}

/** The text of the host's list; why it gave none; or the status of another answer. */
async function requestList(
  signal: AbortSignal,
): Promise<{ list: string } | { failure: string } | { status: number }> {
  try {
    const response = await request('/release.json', {
      ...{ cache: 'no-store', signal },
    })
    const { ok, status } = response
    if (ok) return { list: await response.text() }
    const isFailing = status === 429 || status >= 500
    return isFailing ? { failure: `HTTP ${status}` } : { status }
  } catch (error) {
    return { failure: `no answer: ${(error as Error).message}` }
  }
}

const listFailure = (found: string): Difference => ({
  ...{ path: '/release.json', kind: 'missing', expected: '', found },
})

const unreadable = (pin: Pin | undefined, found: string): HostReading => ({
  answer: {
    kind: 'unreadable',
    differences: [
      {
        path: '/release.json',
        kind: 'missing',
        expected: pin?.accepted.sha256 ?? '',
        found,
      },
    ],
  },
})

async function read(
  pin: Pin | undefined,
  isWhole: boolean,
  signal: AbortSignal,
): Promise<HostReading> {
  const asked = await requestList(signal)
  if ('status' in asked) return unreadable(pin, `HTTP ${asked.status}`)
  const failures = 'failure' in asked ? [listFailure(asked.failure)] : []
  // Without a list, what the host serves is compared with the accepted release.
  const list =
    'list' in asked ? asked.list : pin && (await readList(pin.accepted.id))
  if (list === undefined) return { answer: { kind: 'silent' } }
  const release = parseRelease(list)
  const sha256 = await hashText(list)
  const known = await findRelease(sha256)
  const isSampled = !isWhole && known !== undefined

  const answers = new Map<string, Response>()
  const report = await verifyDeployment(location.origin, {
    release: list,
    ...(isSampled && { only: sampleOf(release) }),
    fetch: async (input, init) => {
      const ends = init?.signal ? [init.signal, signal] : [signal]
      const answer = await request(input, {
        ...init,
        signal: AbortSignal.any(ends),
      })
      answers.set(new URL(String(input)).pathname, answer.clone())
      return answer
    },
  })
  const html = withoutConfig((await answers.get(page)?.text()) ?? '')
  const config = report.choices['config.json'] ?? html.config
  // The page's other addresses repeat what differs in the page.
  const differences = [...failures, ...report.differences].filter(
    ({ path, kind, header, found }) =>
      // It says nothing about files: the browser keeps a release without it, too.
      header !== 'Strict-Transport-Security' &&
      (path in release.files ||
        !report.differences.some(
          (other) =>
            other.path === page &&
            other.kind === kind &&
            other.header === header &&
            other.found === found,
        )),
  )
  if (!differences.some(({ path }) => path === '/config.json'))
    try {
      parseConfig(JSON.parse(config))
    } catch (error) {
      // A release with it could not start.
      differences.push({
        ...{ path: '/config.json', kind: 'changed', expected: '' },
        found: (error as Error).message,
      })
    }
  const choices = { ...report.choices, 'config.json': config }
  const id = await nameRelease(sha256, choices)
  const answer: HostAnswer = {
    kind: 'answered',
    differences,
    release: {
      id,
      sha256,
      commit: release.commit,
      date: release.date,
      page: release.files[page] ?? '',
      workers: Object.keys(release.files).filter(isWorker),
      choices,
      since: 0,
    },
  }
  if (differences.length > 0 || (await hasRelease(id))) return { answer, list }

  const files = new Map<string, Response>()
  for (const path of Object.keys(release.files)) {
    const headers = headersOf(path, release, answers.get(path))
    const body =
      path === page
        ? html.text
        : ((await answers.get(path)?.arrayBuffer()) ??
          // Other settings of a release whose files were verified before.
          (await (
            await caches.match(path, { cacheName: known ?? '' })
          )?.arrayBuffer()))
    if (body === undefined) throw new TypeError(`${path} is not stored.`)
    files.set(path, new Response(body, { headers }))
  }
  files.set(
    '/config.json',
    new Response(config, { headers: { 'Content-Type': `${types['json']}` } }),
  )
  return { answer, list, files }
}

/** Paths of workers in a list of files. */
export const isWorker = (path: string): boolean =>
  /^\/worker-[\da-f]{32}\.js$/.test(path)

/** The files that every check reads, and some others: each check reads others of them. */
function sampleOf({ files }: Release): string[] {
  const isFirst = (path: string) => path.endsWith('.html') || isWorker(path)
  const paths = Object.keys(files)
  const others = paths
    .filter((path) => !isFirst(path))
    .map((path) => ({ path, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, sampleSize)
  return [...paths.filter(isFirst), ...others.map(({ path }) => path)]
}

/** The headers that a stored file is served with: those of the list alone. */
function headersOf(
  path: string,
  release: Release,
  answer: Response | undefined,
): Record<string, string> {
  const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  const names = [
    ...Object.keys(release.headers[path] ?? {}),
    // The policy of a deployment may name where to report to.
    ...(release.headers[path] ? ['Reporting-Endpoints'] : []),
  ]
  const headers: Record<string, string> = {
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
  }
  for (const name of names) {
    const value = answer?.headers.get(name)
    if (value != null) headers[name] = value
  }
  return headers
}

function withoutConfig(html: string): { text: string; config: string } {
  let config = ''
  const text = html.replace(
    /(id="strongroom-config">)([^<]*)/u,
    (_, tag: string, inside: string) => {
      config = inside
      return tag
    },
  )
  return { text, config }
}
