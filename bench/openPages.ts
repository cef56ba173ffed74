import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { type Browser, chromium } from 'playwright'

const types: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
}

/**
 * Bundles files of this folder as an app would, serves them beside a page at
 * `/`, and starts a browser. `CHROMIUM_PATH` chooses which.
 */
export async function openPages(options: {
  /** Files by the name under which they are served: `list` as `/list.js`. */
  readonly files: Readonly<Record<string, string>>
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
  /** Packages that others take the place of. */
  readonly alias?: Record<string, string>
}): Promise<{
  readonly browser: Browser
  readonly origin: string
  close(): Promise<void>
}> {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(
      Object.entries(options.files).map(([name, file]) => [
        name,
        fileURLToPath(new URL(file, import.meta.url)),
      ]),
    ),
    outdir: '/',
    conditions: ['@strongroom/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    target: 'es2022',
    bundle: true,
    ...(options.alias && { alias: options.alias }),
    minify: true,
    format: 'esm',
    write: false,
  })
  const texts = new Map([
    ['/', options.html],
    ...outputFiles.map(({ path, text }) => [path, text] as const),
  ])
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    response.writeHead(texts.has(path) ? 200 : 404, {
      'content-type': types[path.split('.')[1] ?? ''] ?? 'text/html',
      ...options.headers,
    })
    response.end(texts.get(path))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  return {
    browser,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
