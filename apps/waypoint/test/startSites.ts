import { mkdtemp, readFile, rm } from 'node:fs/promises'
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'esbuild'
import { build } from 'vite'
import { securityHeaders } from '../headers.ts'
import {
  createServer,
  type WaypointServer,
} from '../src/server/createServer.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
const root = fileURLToPath(new URL('..', import.meta.url))

type Handle = (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>

async function listen(host: string, handle: Handle) {
  const server = createHttpServer(
    // Signed payloads travel in the query.
    { maxHeaderSize: 1024 * 1024 },
    (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://x')
      handle(pathname, request, response).catch(() => {
        response.writeHead(404).end()
      })
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, port, origin: `http://${host}:${port}` }
}

async function bundleApp(): Promise<string> {
  const script = await bundle({
    entryPoints: [fileURLToPath(new URL('dapp.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
    conditions: ['@strongroom/source'],
  })
  return script.outputFiles[0]?.text ?? ''
}

/** Changes of the wallet's configuration. */
export interface SitesOptions {
  rpcUrl?: string
  config?: object
}

/**
 * Serves the built wallet with its real server and headers, and an app on
 * another site.
 */
export async function startSites({ rpcUrl, config: more }: SitesOptions = {}) {
  const outDir = await mkdtemp(join(tmpdir(), 'waypoint-'))
  const [dappScript] = await Promise.all([
    bundleApp(),
    build({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
    }),
  ])
  const config = {
    chains: {
      1337: { rpcUrl: 'http://127.0.0.1:1', name: 'Local', symbol: 'ETH' },
      2021: {
        rpcUrl: rpcUrl ?? 'http://127.0.0.1:1',
        name: 'Saigon (local)',
        symbol: 'RON',
      },
    },
    clients: {} as Record<string, object>,
    actUp: true,
    ...more,
  }
  let server: WaypointServer | undefined
  const wallet = await listen('127.0.0.1', async (path, request, response) => {
    if (server?.handles(path)) return void server.listener(request, response)
    const file = extname(path) === '' ? '/index.html' : path
    const body =
      path === '/config.json'
        ? JSON.stringify(config)
        : await readFile(join(outDir, file))
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...securityHeaders(config),
    })
    response.end(body)
  })
  const dapp = await listen('localhost', async (path, _, response) => {
    const isScript = path === '/dapp.js'
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
      'cross-origin-opener-policy':
        path === '/isolated' ? 'same-origin' : 'same-origin-allow-popups',
    })
    response.end(
      isScript
        ? dappScript
        : '<!doctype html><title>App</title><body><button>Go</button><script type="module" src="/dapp.js"></script>',
    )
  })
  config.clients = {
    demo: {
      name: 'Demo app',
      origins: [dapp.origin],
      redirects: [`${dapp.origin}/back`],
    },
    second: { name: 'Second app', origins: [dapp.origin] },
    other: { name: 'Other app', origins: ['https://other.example'] },
  }
  server = await createServer({
    config,
    origin: wallet.origin,
    keyFile: join(outDir, 'key.json'),
  })

  return {
    wallet: wallet.origin,
    dapp: dapp.origin,
    async stop() {
      for (const { server: each } of [wallet, dapp]) {
        each.closeAllConnections()
        await new Promise((resolve) => each.close(resolve))
      }
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
