import {
  parseRelease,
  type Release,
  ReleaseError,
  verifyDeployment,
} from '@strongroom/verify'
import { parseConfig } from '../../../config/parseConfig.ts'
import type { HostAnswer, Pin } from './judgeHost.ts'
import {
  hashText,
  hasRelease,
  nameRelease,
  type ReleaseFiles,
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
    // Ends the requests that are still open.
    end.abort()
    if (error instanceof ReleaseError || error instanceof SyntaxError)
      return unreadable(pin, error.message)
    // `fetch` failed or took too long.
    return { answer: { kind: 'silent' } }
  } finally {
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
  const response = await request('/release.json', { cache: 'no-store', signal })
  if (!response.ok) return unreadable(pin, `HTTP ${response.status}`)
  const list = await response.text()
  const release = parseRelease(list)
  const sha256 = await hashText(list)
  const known = [pin?.accepted, pin?.previous].find(
    (kept) => kept?.sha256 === sha256,
  )
  const isSampled = !isWhole && known && (await hasRelease(known.id))

  const answers = new Map<string, Response>()
  const report = await verifyDeployment(location.origin, {
    release: list,
    signal,
    ...(isSampled && { only: sampleOf(release) }),
    fetch: async (input, init) => {
      const answer = await request(input, { ...init, signal })
      answers.set(new URL(String(input)).pathname, answer.clone())
      return answer
    },
  })
  const html = withoutConfig((await answers.get(page)?.text()) ?? '')
  const config = report.choices['config.json'] ?? html.config
  // The page's other addresses repeat what differs in the page.
  const differences = report.differences.filter(
    ({ path, kind, header, found }) =>
      path in release.files ||
      !report.differences.some(
        (other) =>
          other.path === page &&
          other.kind === kind &&
          other.header === header &&
          other.found === found,
      ),
  )
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
            await caches.match(path, { cacheName: known?.id ?? '' })
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
