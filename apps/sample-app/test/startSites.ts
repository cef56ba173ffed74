import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'esbuild'
import { build } from 'vite'
import { securityHeaders } from '../headers.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
const root = fileURLToPath(new URL('..', import.meta.url))

type Answer = { body: string | Buffer; type: string; headers?: object }

async function listen(host: string, answer: (path: string) => Promise<Answer>) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x')
    const found = await answer(pathname).catch(() => undefined)
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': found?.type ?? 'text/plain',
      ...found?.headers,
    })
    response.end(found?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, origin: `http://${host}:${port}` }
}

/** Serves the built app with its real headers, and two pages that frame it. */
export async function startSites() {
  const outDir = await mkdtemp(join(tmpdir(), 'sample-app-'))
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  const script = await bundle({
    entryPoints: [fileURLToPath(new URL('hostPage.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
    conditions: ['@strongroom/source'],
  })
  const hostScript = script.outputFiles[0]?.text ?? ''
  const host = async (path: string): Promise<Answer> =>
    path === '/host.js'
      ? { body: hostScript, type: 'text/javascript' }
      : {
          body: '<!doctype html><title>Wallet</title><body><script type="module" src="/host.js"></script>',
          type: 'text/html',
        }

  const wallet = await listen('localhost', host)
  const stranger = await listen('localhost', host)
  const config = {
    walletOrigins: [wallet.origin],
    waypoint: { origin: 'http://127.0.0.1:1', clientId: 'demo' },
    chains: { 1337: { rpcUrl: 'http://127.0.0.1:1' } },
  }
  const app = await listen('127.0.0.1', async (path) => {
    const headers = securityHeaders(config, path)
    if (path === '/config.json')
      return { body: JSON.stringify(config), type: 'application/json', headers }
    const file = extname(path) === '' ? '/index.html' : path
    const type = types[extname(file)] ?? 'application/octet-stream'
    return { body: await readFile(join(outDir, file)), type, headers }
  })

  return {
    wallet: wallet.origin,
    stranger: stranger.origin,
    app: app.origin,
    async stop() {
      for (const { server } of [wallet, stranger, app]) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
