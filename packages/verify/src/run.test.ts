import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseRelease, ReleaseError, verifyDeployment } from './index.ts'
import { run } from './run.ts'

const policy =
  "default-src 'none'; script-src 'sha256-a' 'strict-dynamic'; worker-src 'self'; connect-src 'self' https://gateway.invalid; img-src 'self' data: https:"
const headers = {
  '/index.html': {
    'Content-Security-Policy': policy,
    'Integrity-Policy': 'blocked-destinations=(script)',
    'X-Content-Type-Options': 'nosniff',
  },
  '/manifest-reader.html': { 'Content-Security-Policy': 'sandbox' },
}
const served = policy.replace(
  'https://gateway.invalid',
  'https://my.gateway:8443',
)
const config = (text: string) =>
  `<p></p><script type="application/json" id="strongroom-config">${text}</script>`
const hash = (text: string) =>
  createHash('sha256').update(text).digest('base64')
const release = JSON.stringify({
  commit: 'c'.repeat(40),
  files: {
    '/index.html': hash(config('')),
    '/manifest-reader.html': hash('reader'),
    '/assets/a.js': hash('a()'),
    '/assets/b.js': hash('b()'),
  },
  headers,
})
const releaseHash = createHash('sha256').update(release).digest('hex')

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
}

/** Files that the site serves, which tests change. */
let files: Record<string, string>
let policyOf: (path: string) => string
let others: Record<string, string>
/** Headers of single paths, and statuses. */
let special: Record<string, Record<string, string>>
let statuses: Record<string, number>
let server: Server
let url: string
let folder: string

beforeEach(async () => {
  files = {
    '/index.html': config('{"gatewayUrl":"https://my.gateway:8443"}'),
    '/manifest-reader.html': 'reader',
    '/assets/a.js': 'a()',
    '/assets/b.js': 'b()',
    '/config.json': '{"gatewayUrl":"https://my.gateway:8443"}',
    '/release.json': release,
  }
  policyOf = (path) => (path === '/manifest-reader.html' ? 'sandbox' : served)
  others = {
    'Integrity-Policy': 'blocked-destinations=(script), endpoints=(own)',
    'X-Content-Type-Options': 'nosniff',
  }
  special = {}
  statuses = {}
  server = createServer((request, response) => {
    const path = request.url ?? '/'
    const [, ending = 'html'] = /\.(\w+)$/u.exec(path) ?? []
    const body = files[ending === 'html' && !files[path] ? '/index.html' : path]
    response.writeHead(statuses[path] ?? (body === undefined ? 404 : 200), {
      'Content-Security-Policy': policyOf(path),
      'Content-Type': types[ending],
      ...others,
      ...special[path],
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  folder = await mkdtemp(join(tmpdir(), 'strongroom-verify-'))
  await writeFile(join(folder, 'release.json'), release)
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

async function runHere(...args: string[]) {
  const lines: string[] = []
  const add = (text: string) => void lines.push(text)
  const code = await run(args, { print: add, complain: add })
  return { code, text: lines.join('\n').replaceAll(url, 'URL') }
}
const list = () => ['--release', join(folder, 'release.json')]

test('default: finds the site of the release the same', async () => {
  const { code, text } = await runHere(url, ...list())
  expect(code).toBe(0)
  expect(text).toMatchInlineSnapshot(`
    "URL and the release of commit cccccccccccccccccccccccccccccccccccccccc
    list of files: sha256 bb00214c9b3fa6147778136ae69332bafe09d6a706e9c8294ab7c0b316d35b72
    4 files and the headers of 6 answers were compared.

    chosen here: connect-src 'self' https://my.gateway:8443
    chosen here: img-src 'self' data: https:
    chosen here: config.json {"gatewayUrl":"https://my.gateway:8443"}

    The site serves the release."
  `)
})

test('behavior: compares by the hash of the list alone', async () => {
  expect(await runHere(url, '--sha256', releaseHash)).toMatchObject({ code: 0 })
  const other = await runHere(url, '--sha256', 'f'.repeat(64))
  expect(other.code).toBe(2)
  expect(other.text).toContain(`has the hash ${releaseHash}`)
})

test('behavior: compares the chosen files alone, and the page at two addresses', async () => {
  files['/assets/b.js'] = 'changed'
  const { differences, ...report } = await verifyDeployment(url, {
    release,
    only: ['/assets/a.js'],
  })
  expect(differences).toEqual([])
  expect(report).toMatchObject({ files: 1, responses: 3 })
})

test('error: reports changed, missing and rewritten files', async () => {
  files['/assets/a.js'] = 'a();'
  delete files['/assets/b.js']
  files['/index.html'] = `${config('{}')}<p>Sign in again</p>`
  const { code, text } = await runHere(url, ...list(), '--json')
  expect(code).toBe(1)
  const { differences } = JSON.parse(text)
  expect(
    differences.map(({ path, kind, found }: Record<string, string>) => [
      path?.replace(/verify-.*/u, 'verify-…'),
      kind,
      kind === 'missing' ? found : '',
    ]),
  ).toEqual([
    ['/', 'changed', ''],
    ['/assets/a.js', 'changed', ''],
    ['/assets/b.js', 'missing', 'HTTP 404'],
    // The page has another configuration in itself.
    ['/config.json', 'changed', ''],
    ['/index.html', 'changed', ''],
    ['/verify-…', 'changed', ''],
  ])
})

test.each([
  [
    'an added script',
    served.replace('script-src', "script-src 'sha256-b'"),
    'script-src',
  ],
  [
    'scripts of the site',
    served.replace("'strict-dynamic'", "'self'"),
    'script-src',
  ],
  [
    'any connection',
    served.replace('https://my.gateway:8443', '*'),
    'connect-src',
  ],
  [
    'any https connection',
    served.replace('https://my.gateway:8443', 'https:'),
    'connect-src',
  ],
  [
    'a directive that is missing',
    served.replace("default-src 'none'; ", ''),
    'default-src',
  ],
  ['a directive more', `${served}; style-src 'unsafe-inline'`, 'style-src'],
  ['a first directive that counts', `script-src *; ${served}`, 'script-src'],
  ['two policies', `${served}, ${served}`, 'Content-Security-Policy'],
])('error: a policy with %s', async (_, changed, name) => {
  policyOf = (path) => (path === '/manifest-reader.html' ? 'sandbox' : changed)
  const { code, text } = await runHere(url, ...list())
  expect(code).toBe(1)
  expect(text).toMatch(new RegExp(`^DIFFERENT  /  .*${name}$`, 'mu'))
})

test('error: reports headers that one path alone lacks', async () => {
  const { differences } = await verifyDeployment(url, {
    release,
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      if (!String(input).endsWith('/assets/b.js')) return response
      const headers = new Headers(response.headers)
      headers.delete('Integrity-Policy')
      return new Response(response.body, { headers })
    },
  })
  expect(differences).toEqual([
    {
      path: '/assets/b.js',
      kind: 'header',
      header: 'Integrity-Policy',
      expected: 'blocked-destinations=(script)',
      found: null,
    },
  ])
})

test('behavior: accepts a site whose policy forbids workers', async () => {
  policyOf = (path) =>
    path === '/manifest-reader.html'
      ? 'sandbox'
      : served.replace("worker-src 'self'", "worker-src 'none'")
  expect((await runHere(url, ...list())).code).toBe(0)
})

test('behavior: a file has the headers of its folder, or those of the page', async () => {
  const short = "default-src 'none'; sandbox; frame-ancestors 'none'"
  const list = JSON.stringify({
    ...JSON.parse(release),
    headers: { ...headers, '/assets/': { 'Content-Security-Policy': short } },
  })
  const differences = async () =>
    (await verifyDeployment(url, { release: list })).differences
  expect(await differences()).toEqual([])

  special = { '/assets/a.js': { 'Content-Security-Policy': short } }
  expect(await differences()).toEqual([])

  const wider = `${short}; img-src https://other.example`
  special = { '/assets/a.js': { 'Content-Security-Policy': wider } }
  expect(await differences()).toMatchObject([
    { path: '/assets/a.js', header: 'Content-Security-Policy: img-src' },
  ])

  special = {
    '/assets/a.js': {
      'Content-Security-Policy': short,
      'Reporting-Endpoints': 'cdn="https://cdn.example/"',
    },
  }
  expect(await differences()).toEqual([])
})

test('error: names what a host that sends the page’s headers everywhere lacks, once a file', async () => {
  const list = JSON.stringify({
    ...JSON.parse(release),
    headers: {
      ...headers,
      '/assets/': { 'Content-Security-Policy': "default-src 'none'; sandbox" },
    },
  })
  delete others['Integrity-Policy']
  const { differences } = await verifyDeployment(url, { release: list })
  expect(differences.map(({ path, header }) => `${path} ${header}`)).toEqual([
    expect.stringMatching(/^\/ Integrity-Policy$/),
    '/assets/a.js Integrity-Policy',
    '/assets/b.js Integrity-Policy',
    '/index.html Integrity-Policy',
    expect.stringMatching(/^\/verify-[\da-f-]+ Integrity-Policy$/),
  ])
})

test('error: asks for strict transport over https', async () => {
  const { differences } = await verifyDeployment('https://wallet.example', {
    release,
    fetch: (input, init) =>
      fetch(String(input).replace('https://wallet.example', url), init),
  })
  expect(differences).toMatchObject([
    { path: '/', header: 'Strict-Transport-Security', found: null },
  ])
})

test('error: exits with 2 without an address, a list or an answering site', async () => {
  expect(await runHere()).toMatchObject({ code: 2 })
  expect(await runHere(url, '--timeout', 'soon')).toMatchObject({ code: 2 })
  expect(await runHere(url, '--release', '/gone.json')).toMatchObject({
    code: 2,
  })
  expect(await runHere('http://127.0.0.1:9', ...list())).toMatchObject({
    code: 2,
  })
  await expect(verifyDeployment(url, {})).rejects.toThrow(ReleaseError)
  expect((await runHere('--help')).code).toBe(0)
})

/** Runs the comparison, and gives what differs as `path header` or `path kind`. */
async function findDifferences(...args: string[]) {
  const { code, text } = await runHere(url, ...list(), ...args, '--json')
  const { differences } = JSON.parse(text) as {
    differences: { path: string; header?: string; found: string | null }[]
  }
  expect(code).toBe(differences.length === 0 ? 0 : 1)
  return differences.map(({ path, header, found }) => [path, header, found])
}

test.each([
  ['reloads another page', 'Refresh', '0; url=https://evil.example'],
  ['deletes what the browser stores', 'Clear-Site-Data', '"storage"'],
  ['adds a style sheet', 'Link', '<https://evil.example/a>; rel="stylesheet"'],
  [
    'reports addresses',
    'Content-Security-Policy-Report-Only',
    "img-src 'none'",
  ],
  ['turns on a trial', 'Origin-Trial', 'AAAA'],
  ['makes another document of a file', 'Content-Type', 'image/svg+xml'],
  ['has another encoding', 'Content-Type', 'text/javascript; charset=utf-16'],
])('error: names a header that %s', async (_, header, value) => {
  special['/assets/a.js'] = { [header]: value }
  expect(await findDifferences()).toEqual([['/assets/a.js', header, value]])
})

test('behavior: accepts links that load early, and prints cookies and where to report', async () => {
  others['Link'] =
    '</assets/a.js>; rel=modulepreload, <https://my.gateway>; rel=preconnect'
  others['Set-Cookie'] = 'visitor=1; Secure'
  others['Reporting-Endpoints'] = 'own="https://reports.example"'
  const { code, text } = await runHere(url, ...list())
  expect(code).toBe(0)
  expect(text).toContain('chosen here: Set-Cookie visitor\n')
  expect(text).toContain(
    'chosen here: Reporting-Endpoints own="https://reports.example"\n',
  )
})

test('error: names an answer that chooses other connections or reports than the page', async () => {
  others['Reporting-Endpoints'] = 'own="https://reports.example"'
  const connect = 'https://evil.example'
  policyOf = (path) =>
    path === '/manifest-reader.html'
      ? 'sandbox'
      : path === '/assets/a.js'
        ? served.replace('https://my.gateway:8443', connect)
        : served
  special['/'] = { 'Reporting-Endpoints': 'own="https://evil.example"' }
  expect(await findDifferences()).toEqual([
    ['/', 'Reporting-Endpoints', 'own="https://evil.example"'],
    [
      '/assets/a.js',
      'Content-Security-Policy: connect-src',
      `'self' ${connect}`,
    ],
  ])
})

test('behavior: prints what another document of the release may connect to', async () => {
  const reader = 'sandbox; connect-src https:'
  const changed = JSON.parse(release)
  changed.headers['/manifest-reader.html']['Content-Security-Policy'] = reader
  await writeFile(join(folder, 'release.json'), JSON.stringify(changed))
  policyOf = (path) => (path === '/manifest-reader.html' ? reader : served)
  expect((await runHere(url, ...list())).text).toContain(
    'chosen here: /manifest-reader.html connect-src https:\n',
  )
})

test('error: names a configuration in the page that is not the one of the site', async () => {
  const evil = '{"gatewayUrl":"https://evil.example"}'
  files['/config.json'] = evil
  expect(await findDifferences()).toEqual([['/config.json', undefined, evil]])
  const { text } = await runHere(url, ...list())
  expect(text).toContain('expected {"gatewayUrl":"https://my.gateway:8443"}')
  expect(text).toContain(`found    ${evil}`)
})

test('behavior: prints the configuration of a page whose site has none beside it', async () => {
  delete files['/config.json']
  const { code, text } = await runHere(url, ...list())
  expect(code).toBe(0)
  expect(text).toContain('config.json {"gatewayUrl":"https://my.gateway:8443"}')
  files['/index.html'] = config('')
  expect(await findDifferences()).toEqual([
    ['/config.json', undefined, 'HTTP 404'],
  ])
})

test('error: names files without an answer, and compares the others', async () => {
  statuses['/assets/a.js'] = 503
  files['/assets/b.js'] = 'changed'
  const { differences } = await verifyDeployment(url, {
    release,
    fetch: async (input, init) => {
      if (String(input).endsWith('reader.html')) throw new TypeError('reset')
      return fetch(input, init)
    },
  })
  expect(differences).toMatchObject([
    { path: '/assets/a.js', kind: 'missing', found: 'HTTP 503' },
    { path: '/assets/b.js', kind: 'changed', found: hash('changed') },
    { path: '/manifest-reader.html', found: 'no answer: reset' },
  ])
})

test.each([
  ['https://wallet.example', 'max-age=0', 'max-age=0'],
  ['https://wallet.example', 'max-age=3600', 'max-age=3600'],
  ['http://wallet.example', 'max-age=63072000', 'http'],
])('error: refuses the transport of %s with %s', async (site, sent, found) => {
  special['/'] = { 'Strict-Transport-Security': sent }
  const { differences } = await verifyDeployment(site, {
    release,
    fetch: (input, init) => fetch(String(input).replace(site, url), init),
  })
  expect(differences).toMatchObject([
    { path: '/', header: 'Strict-Transport-Security', found },
  ])
})

test('behavior: accepts strict transport for two years', async () => {
  special['/'] = {
    'Strict-Transport-Security': 'includeSubDomains; max-age=63072000',
  }
  const site = 'https://wallet.example'
  const { differences } = await verifyDeployment(site, {
    release,
    fetch: (input, init) => fetch(String(input).replace(site, url), init),
  })
  expect(differences).toEqual([])
})

test('behavior: compares a site with its own list, and says that this proves no release', async () => {
  const { code, text } = await runHere(url)
  expect(code).toBe(0)
  expect(text).toMatchInlineSnapshot(`
    "URL and its own list of files, which names the commit cccccccccccccccccccccccccccccccccccccccc
    list of files: sha256 bb00214c9b3fa6147778136ae69332bafe09d6a706e9c8294ab7c0b316d35b72
    4 files and the headers of 6 answers were compared.

    chosen here: connect-src 'self' https://my.gateway:8443
    chosen here: img-src 'self' data: https:
    chosen here: config.json {"gatewayUrl":"https://my.gateway:8443"}

    The site is whole: it serves every file and header of its own list.
    This does not prove that it serves a published release. Compare the hash above
    with the release page, or give it: --sha256 <hash of the release page>"
  `)
  expect(JSON.parse((await runHere(url, '--json')).text).release).toEqual({
    commit: 'c'.repeat(40),
    sha256: releaseHash,
    namedBy: 'site',
  })
  files['/assets/a.js'] = 'changed'
  const changed = await runHere(url)
  expect(changed.code).toBe(1)
  expect(changed.text).toContain('differs from its own list in 1 places.')
  delete files['/release.json']
  expect(await runHere(url)).toMatchObject({
    code: 2,
    text: 'The deployment has no list of its files (HTTP 404).',
  })
})

test('error: takes no list from the site as that of the release', async () => {
  const own = ['--release', `${url}/release.json`]
  expect(await runHere(url, ...own)).toMatchObject({
    code: 2,
    text: 'The list has to come from the release, not from the site',
  })
  expect(await runHere(url, ...own, '--sha256', releaseHash)).toMatchObject({
    code: 0,
  })
})

test('error: ends a comparison after the time that it was given', async () => {
  server.removeAllListeners('request')
  expect(await runHere(url, ...list(), '--timeout', '0.2')).toMatchObject({
    code: 2,
    text: 'The operation was aborted due to timeout',
  })
})

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['no files', JSON.stringify({ commit: null, files: {}, headers })],
  ['no commit', JSON.stringify({ files: { '/a': 'b' }, headers })],
  [
    'a date of another form',
    JSON.stringify({ ...JSON.parse(release), date: 'today' }),
  ],
  ['a path of another site', release.replace('/assets/a.js', '//evil?')],
  ['no text', release.replace(/"nosniff"/u, '1')],
])('error: a list with %s', (_, text) => {
  expect(() => parseRelease(text)).toThrow(ReleaseError)
})
