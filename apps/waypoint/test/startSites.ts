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

async function listen(
  host: string,
  answer: (path: string) => Promise<Answer | undefined>,
) {
  const server = createServer(
    // What is signed travels in the query.
    { maxHeaderSize: 1024 * 1024 },
    async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://x')
      const found = await answer(pathname).catch(() => undefined)
      response.writeHead(found === undefined ? 404 : 200, {
        'content-type': found?.type ?? 'text/plain',
        ...found?.headers,
      })
      response.end(found?.body)
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, origin: `http://${host}:${port}` }
}

/** Serves the built wallet with its real headers, and an app on another site. */
export async function startSites() {
  const outDir = await mkdtemp(join(tmpdir(), 'waypoint-'))
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  const script = await bundle({
    entryPoints: [fileURLToPath(new URL('dapp.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
    conditions: ['@strongroom/source'],
  })
  const dappScript = script.outputFiles[0]?.text ?? ''

  const config = {
    chains: { 1337: { rpcUrl: 'http://127.0.0.1:8545' } },
    clients: {} as Record<string, { name: string; origins: string[] }>,
  }
  const wallet = await listen('127.0.0.1', async (path) => {
    const headers = securityHeaders()
    if (path === '/config.json')
      return { body: JSON.stringify(config), type: 'application/json', headers }
    const file = extname(path) === '' ? '/index.html' : path
    const type = types[extname(file)] ?? 'application/octet-stream'
    return { body: await readFile(join(outDir, file)), type, headers }
  })
  const dapp = await listen('localhost', async (path) =>
    path === '/dapp.js'
      ? { body: dappScript, type: 'text/javascript' }
      : {
          body: `<!doctype html><title>App</title><body><button>Go</button><script type="module" src="/dapp.js"></script>`,
          type: 'text/html',
          headers:
            path === '/isolated'
              ? { 'cross-origin-opener-policy': 'same-origin' }
              : { 'cross-origin-opener-policy': 'same-origin-allow-popups' },
        },
  )
  config.clients['demo'] = { name: 'Demo app', origins: [dapp.origin] }
  config.clients['other'] = {
    name: 'Other app',
    origins: ['https://other.example'],
  }

  return {
    wallet: wallet.origin,
    dapp: dapp.origin,
    async stop() {
      for (const { server } of [wallet, dapp]) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
