import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const code = readFileSync(
  join(import.meta.dirname, '../../../inline/service-worker.js'),
  'utf8',
)
const hash = (text: string) =>
  createHash('sha256').update(text).digest('base64')

/** The files that a browser stores of a release. */
const filesOf = (name: string) => ({
  '/index.html': `page of ${name}`,
  '/manifest-reader.html': `reader of ${name}`,
  '/release.json': `list of ${name}`,
  '/assets/shared.js': `shared of ${name}`,
  [`/assets/${name}.js`]: `script of ${name}`,
})
const releaseOf = (name: string) => ({
  id: `strongroom-${name}`,
  page: hash(`page of ${name}`),
})
const pin = JSON.stringify({
  accepted: releaseOf('present'),
  previous: releaseOf('before'),
})

/** A browser whose oldest cache is that of a release that no owner accepted. */
const stored = (): Record<string, Record<string, string>> => ({
  'strongroom-offered': filesOf('offered'),
  'strongroom-before': filesOf('before'),
  'strongroom-present': filesOf('present'),
  'strongroom-pin': { '/pin.json': pin, '/pin-copy.json': pin },
})

interface Asked {
  mode?: string
  destination?: string
  method?: string
  cache?: string
}

/** Runs the worker, and gives what answers a request: a stored text, or the host. */
function start(caches: Record<string, Record<string, string>> | 'broken') {
  let onFetch = (_: object) => {}
  const match = async (path: string, options: { cacheName?: string }) => {
    if (caches === 'broken') throw new DOMException('The storage failed.')
    const names = options.cacheName ? [options.cacheName] : Object.keys(caches)
    const text = names.map((name) => caches[name]?.[path]).find(Boolean)
    return text === undefined ? undefined : new Response(text)
  }
  const self = {
    location: new URL('https://wallet.example/worker-1.js'),
    addEventListener: (name: string, run: typeof onFetch) => {
      if (name === 'fetch') onFetch = run
    },
  }
  const fetch = async () => new Response('host')
  new Function('self', 'caches', 'fetch', code)(self, { match }, fetch)
  return async (path: string, asked: Asked = {}): Promise<string> => {
    let answer: Promise<Response> | undefined
    onFetch({
      request: {
        url: new URL(path, self.location).href,
        ...{ method: 'GET', mode: 'cors', destination: '', cache: 'default' },
        ...asked,
      },
      respondWith: (given: Promise<Response>) => {
        answer = given
      },
    })
    if (answer === undefined) return 'host'
    const response = await answer
    return response.status === 404 ? 'refused' : response.text()
  }
}

const navigation = { mode: 'navigate', destination: 'document' }

test.each([
  ['a page of the app', '/help', {}],
  ['the page by its name', '/index.html', {}],
  ['a form that another site posts', '/', { method: 'POST' }],
  ['an unknown .html file', '/pay.html', {}],
  ['a folder of the host', '/.well-known/x', {}],
  ['a script as a page', '/assets/evil.js', {}],
  ['a listed file as a page', '/assets/present.js', {}],
  ['a description as a page', '/descriptors/evil.html', {}],
  ['a page without a cache', '/pay.html', { cache: 'no-store' }],
  ['a frame', '/pay.html', { destination: 'iframe' }],
  ['an old frame', '/pay.html', { destination: 'frame' }],
  ['an object', '/pay.svg', { destination: 'object' }],
  ['an embedded file', '/pay.pdf', { destination: 'embed' }],
])('behavior: answers %s by the accepted page', async (_, path, asked) => {
  const open = start(stored())
  expect(await open(path, { ...navigation, ...asked })).toBe('page of present')
})

test('behavior: opens a listed .html file from the accepted release', async () => {
  const open = start(stored())
  expect(await open('/manifest-reader.html', navigation)).toBe(
    'reader of present',
  )
})

test('behavior: serves files of the accepted release first, and assets of others to their tabs', async () => {
  const open = start(stored())
  expect(await open('/assets/shared.js')).toBe('shared of present')
  expect(await open('/assets/before.js')).toBe('script of before')
  expect(await open('/assets/gone.js')).toBe('host')
})

test('error: refuses a worker script that no stored release has', async () => {
  const open = start(stored())
  for (const destination of ['worker', 'sharedworker']) {
    expect(await open('/evil.js', { destination })).toBe('refused')
    expect(await open('/evil', { destination, cache: 'no-store' })).toBe(
      'refused',
    )
    expect(await open('/assets/present.js', { destination })).toBe(
      'script of present',
    )
  }
})

test('behavior: leaves checks of the host, other sites and the first visit to the host', async () => {
  const open = start(stored())
  expect(await open('/assets/present.js', { cache: 'no-store' })).toBe('host')
  expect(await open('https://other.example/help', navigation)).toBe('host')
  expect(await start({})('/help', navigation)).toBe('host')
})

test.each(['', '{', 'null', '{}', '{"accepted":{}}'])(
  'behavior: reads the copy of a pin that is damaged to "%s"',
  async (text) => {
    const caches = stored()
    caches['strongroom-pin'] = { '/pin.json': text, '/pin-copy.json': pin }
    expect(await start(caches)('/help', navigation)).toBe('page of present')
    caches['strongroom-pin'] = { '/pin.json': text, '/pin-copy.json': text }
    expect(await start(caches)('/help', navigation)).toBe('host')
  },
)

test('behavior: opens the release before if the accepted one is deleted or changed', async () => {
  const caches = stored()
  caches['strongroom-present'] = { '/index.html': 'changed' }
  expect(await start(caches)('/help', navigation)).toBe('page of before')
  delete caches['strongroom-present']
  expect(await start(caches)('/help', navigation)).toBe('page of before')
  expect(await start(caches)('/release.json')).toBe('list of before')
  delete caches['strongroom-before']
  expect(await start(caches)('/help', navigation)).toBe('host')
})

test('behavior: opens the page of the host if the storage fails', async () => {
  const open = start('broken')
  expect(await open('/help', navigation)).toBe('host')
  expect(await open('/assets/present.js')).toBe('host')
})
