import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchManifest, ManifestError } from '../../src/host/index.ts'

const manifest = {
  name: 'Swap',
  description: 'Swaps tokens',
  icons: [{ src: 'logo.svg', sizes: 'any' }],
  safe_apps_permissions: ['camera', 'nonsense', 7],
}

async function serve(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error) => (error instanceof ManifestError ? error.reason : error),
  )

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    ({ name, message }) => `${name}: ${message}`,
  )

test('default', async () => {
  const paths: (string | undefined)[] = []
  const origin = await serve((request, response) => {
    paths.push(request.url)
    response.end(JSON.stringify(manifest))
  })
  expect(await fetchManifest(`${origin}/swap/?a=1#b`)).toEqual({
    url: `${origin}/swap`,
    name: 'Swap',
    description: 'Swaps tokens',
    iconUrl: `${origin}/swap/logo.svg`,
    features: ['camera'],
  })
  expect(paths).toEqual(['/swap/manifest.json'])
})

test('error: a redirect is not followed', async () => {
  const target = vi.fn((_request, response) => response.end('{}'))
  const other = await serve(target)
  const origin = await serve((_, response) => {
    response.writeHead(302, { location: `${other}/manifest.json` }).end()
  })
  expect(await failure(fetchManifest(origin))).toBe(
    `ManifestError: Failed to fetch manifest from ${origin}`,
  )
  expect(target).not.toHaveBeenCalled()
})

test('error: a body that never ends', async () => {
  const origin = await serve((_, response) => {
    response.write('{"name":')
  })
  const start = performance.now()
  expect(await failure(fetchManifest(origin, { timeout: 100 }))).toBe(
    `ManifestError: Failed to fetch manifest from ${origin}`,
  )
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('error: a body that is too large', async () => {
  const origin = await serve((_, response) => {
    response.end(JSON.stringify({ ...manifest, x: 'x'.repeat(300 * 1024) }))
  })
  expect(await failure(fetchManifest(origin))).toContain('Failed to fetch')
})

test('error: a status, and no server', async () => {
  const origin = await serve((_, response) => {
    response.writeHead(404).end(JSON.stringify(manifest))
  })
  expect(await failure(fetchManifest(origin))).toContain('Failed to fetch')
  expect(await failure(fetchManifest('http://127.0.0.1:1'))).toContain(
    'Failed to fetch',
  )
})

test.each([
  ['a status', { kind: 'status', status: 503 }, 503, 'Busy'],
  ['a redirect', { kind: 'redirect' }, 307, ''],
  ['an HTML page', { kind: 'json' }, 200, '<!doctype html>'],
  ['no name', { kind: 'field', field: 'name' }, 200, '{"description":"x"}'],
  [
    'no description',
    { kind: 'field', field: 'description' },
    200,
    '{"name":"x"}',
  ],
  [
    'no icon',
    { kind: 'field', field: 'icons' },
    200,
    '{"name":"x","description":"x"}',
  ],
  [
    'its size',
    { kind: 'size', limit: 262_144 },
    200,
    JSON.stringify({ ...manifest, x: 'x'.repeat(300 * 1024) }),
  ],
])('error: the reason names %s', async (_, reason, status, body) => {
  const origin = await serve((_, response) => {
    response.writeHead(status, { location: '/elsewhere' }).end(body)
  })
  expect(await reasonOf(fetchManifest(origin))).toEqual(reason)
})

test('error: the reason names the address, the timeout and a dead server', async () => {
  const origin = await serve(() => {})
  expect(await reasonOf(fetchManifest('http://app.example'))).toEqual({
    kind: 'address',
  })
  expect(await reasonOf(fetchManifest(origin, { timeout: 50 }))).toEqual({
    kind: 'timeout',
    limit: 50,
  })
  expect(await reasonOf(fetchManifest('http://127.0.0.1:1'))).toEqual({
    kind: 'network',
  })
})

test('error: the reason of a given fetch is kept', async () => {
  const fetch = async () => {
    throw new ManifestError('', { reason: { kind: 'cors' } })
  }
  const result = fetchManifest('https://app.example', { fetch })
  expect(await reasonOf(result)).toEqual({ kind: 'cors' })
})

test('behavior: waiting can be aborted', async () => {
  const origin = await serve(() => {})
  const controller = new AbortController()
  const { signal } = controller
  const result = fetchManifest(origin, { signal })
  controller.abort(new Error('stop'))
  await expect(result).rejects.toThrow('stop')
  await expect(fetchManifest(origin, { signal })).rejects.toThrow('stop')
})

test.each([
  'http://app.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc',
  'app.example',
  '',
])('error: rejects %j before a request', async (url) => {
  const fetch = vi.fn()
  expect(await failure(fetchManifest(url, { fetch }))).toBe(
    `ManifestError: Failed to fetch manifest from ${url}`,
  )
  expect(fetch).not.toHaveBeenCalled()
})

test('error: has a message for users', async () => {
  const error = await fetchManifest('app').catch((error) => error)
  expect(error.userMessage).toBe(
    "The app doesn't support Safe App functionality",
  )
})
