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

/** Files that the site serves, which tests change. */
let files: Record<string, string>
let policyOf: (path: string) => string
let others: Record<string, string>
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
  server = createServer((request, response) => {
    const path = request.url ?? '/'
    const isFile = /\.\w+$/u.test(path)
    const body = files[isFile ? path : '/index.html']
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Security-Policy': policyOf(path),
      ...others,
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

test('error: exits with 2 without a list or an answering site', async () => {
  expect(await runHere(url)).toMatchObject({ code: 2 })
  expect(await runHere(url, '--release', '/gone.json')).toMatchObject({
    code: 2,
  })
  expect(await runHere('http://127.0.0.1:9', ...list())).toMatchObject({
    code: 2,
  })
  await expect(verifyDeployment(url, {})).rejects.toThrow(ReleaseError)
  expect((await runHere('--help')).code).toBe(0)
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
