import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Policy } from './pages/walletPage.ts'

/** A scripted wallet and an app, each on a site of its own. */
export async function startSites(policy: Policy) {
  const bundle = async (name: string) => {
    const { outputFiles } = await build({
      entryPoints: [
        fileURLToPath(new URL(`pages/${name}.ts`, import.meta.url)),
      ],
      bundle: true,
      format: 'esm',
      target: 'es2022',
      conditions: ['@strongroom/source'],
      write: false,
    })
    return outputFiles[0]?.text ?? ''
  }
  const [walletScript, dappScript] = await Promise.all([
    bundle('walletPage'),
    bundle('dappPage'),
  ])
  // Behavior of the wallet when it is opened; tests change it.
  const current: Policy = { ...policy }

  const serve = async (host: string, script: string, page: () => string) => {
    const server = createServer(
      // Signed payloads travel in the query.
      { maxHeaderSize: 1024 * 1024 },
      (request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://x')
        const isScript = pathname === '/page.js'
        response.writeHead(200, {
          'content-type': isScript ? 'text/javascript' : 'text/html',
          ...(pathname.startsWith('/isolated')
            ? { 'cross-origin-opener-policy': 'same-origin' }
            : {}),
        })
        response.end(isScript ? script : page())
      },
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return { server, origin: `http://${host}:${port}` }
  }
  const html = '<!doctype html><meta charset="utf-8"><title>Page</title><body>'
  const load = '<script type="module" src="/page.js"></script>'
  const wallet = await serve(
    '127.0.0.1',
    walletScript,
    () => `${html}<script>policy = ${JSON.stringify(current)}</script>${load}`,
  )
  const dapp = await serve(
    'localhost',
    dappScript,
    () => `${html}<button>Go</button>${load}`,
  )

  return {
    wallet: wallet.origin,
    dapp: dapp.origin,
    /** Sets the behavior of the wallet from now on. */
    configure(next: Partial<Policy>) {
      delete current.code
      delete current.closeAfter
      Object.assign(current, next)
    },
    async stop() {
      for (const { server } of [wallet, dapp]) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
}
