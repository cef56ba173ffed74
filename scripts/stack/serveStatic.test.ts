import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveStatic } from './serveStatic.ts'

const compressedByBuild = brotliCompressSync('// by the build')
let dir: string
let origin: string
let close: () => Promise<void>

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'static-'))
  await mkdir(join(dir, 'site/assets'), { recursive: true })
  await writeFile(join(dir, 'secret.txt'), 'secret')
  await writeFile(join(dir, 'site/index.html'), '<!doctype html>home')
  await writeFile(join(dir, 'site/assets/a.js'), 'export {}'.repeat(50))
  await writeFile(join(dir, 'site/assets/a.js.br'), compressedByBuild)
  const port = await freePort()
  const site = await serveStatic({
    dir: join(dir, 'site'),
    port,
    hosts: ['127.0.0.1'],
    config: { gatewayUrl: 'http://gateway' },
    headers: () => ({ 'X-Frame-Options': 'DENY' }),
    server: {
      handles: (path) => path.startsWith('/api/'),
      listener: (req, res) => void res.end(`${req.method} answered`),
    },
  })
  close = site.close
  origin = `http://127.0.0.1:${port}`
})

afterAll(async () => {
  await close()
  await rm(dir, { recursive: true })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** `fetch` resolves `..` before it sends; a hostile client does not. */
function rawStatus(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const req = request(`${origin}/`, { path }, (res) => {
      res.resume()
      resolve(res.statusCode)
    })
    req.on('error', reject)
    req.end()
  })
}

test('default: page with headers', async () => {
  const response = await fetch(`${origin}/`)
  expect(await response.text()).toBe('<!doctype html>home')
  expect(response.headers.get('x-frame-options')).toBe('DENY')
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('behavior: routes of the app get the page', async () => {
  const response = await fetch(`${origin}/transactions/queue?safe=x`)
  expect(await response.text()).toBe('<!doctype html>home')
})

test('behavior: a long query is no error', async () => {
  const response = await fetch(`${origin}/?message=${'x'.repeat(100_000)}`)
  expect(response.status).toBe(200)
})

test('behavior: assets are immutable and compressed', async () => {
  const response = await fetch(`${origin}/assets/a.js`, {
    headers: { 'Accept-Encoding': 'br' },
  })
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await response.text()).toBe('// by the build')
  expect((await fetch(`${origin}/assets/a.js.br`)).status).toBe(404)
})

test('behavior: configuration is not cached', async () => {
  const response = await fetch(`${origin}/config.json`)
  expect(await response.json()).toEqual({ gatewayUrl: 'http://gateway' })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('behavior: writes the configuration into a page that has a place for it', async () => {
  const port = await freePort()
  const place = '<script type="application/json" id="strongroom-config">'
  await mkdir(join(dir, 'page'))
  await writeFile(join(dir, 'page/index.html'), `${place}</script>`)
  const config = { gatewayUrl: '</script><script>alert(1)</script>$&' }
  const site = await serveStatic({
    dir: join(dir, 'page'),
    port,
    hosts: ['127.0.0.1'],
    config,
    headers: () => ({}),
  })
  const html = await (await fetch(`http://127.0.0.1:${port}/home`)).text()
  await site.close()
  const [json = '', ...rest] = html.slice(place.length).split('</script>')
  expect(rest).toEqual([''])
  expect(JSON.parse(json)).toEqual(config)
})

test('error: a missing asset is 404, not the page', async () => {
  expect((await fetch(`${origin}/assets/gone.js`)).status).toBe(404)
  expect((await fetch(`${origin}/assets/gone`)).status).toBe(404)
})

test.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt'])(
  'error: %s does not leave the folder',
  async (path) => {
    expect(await rawStatus(path)).toBe(404)
  },
)

test('error: broken encoding and other methods', async () => {
  expect(await rawStatus('/%ff')).toBe(400)
  expect((await fetch(origin, { method: 'POST' })).status).toBe(405)
})

test('behavior: passes other requests to the site’s own server', async () => {
  const posted = await fetch(`${origin}/api/token`, { method: 'POST' })
  expect(await posted.text()).toBe('POST answered')
  const elsewhere = await fetch(`${origin}/token`, { method: 'POST' })
  expect(elsewhere.status).toBe(405)
})
