import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Serves the test pages: the wallet on one site, apps on another. */
export async function startOrigins(names = ['appPage', 'hostPage']) {
  const pages = new Map<string, string>()
  for (const name of names) {
    const result = await build({
      entryPoints: [
        fileURLToPath(new URL(`pages/${name}.ts`, import.meta.url)),
      ],
      bundle: true,
      format: 'esm',
      target: 'es2022',
      // Old packages expect them of their bundler.
      define: {
        global: 'globalThis',
        'process.env.NODE_ENV': '"production"',
      },
      logLevel: 'error',
      write: false,
    })
    pages.set(`/${name}.js`, result.outputFiles[0]?.text ?? '')
    pages.set(
      `/${name}`,
      `<!doctype html><title>${name}</title><body><script type="module" src="/${name}.js"></script>`,
    )
  }

  const serve = async (host: string) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://x')
      const body = pages.get(pathname)
      if (pathname === '/slow.png') {
        setTimeout(() => response.writeHead(404).end(), 3000)
        return
      }
      response.writeHead(body === undefined ? 404 : 200, {
        // Scripts of a document without an origin are fetched like others'.
        'access-control-allow-origin': '*',
        'content-type': pathname.endsWith('.js')
          ? 'text/javascript'
          : 'text/html',
      })
      response.end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return { server, origin: `http://${host}:${port}` }
  }

  const servers = await Promise.all([
    serve('localhost'),
    serve('127.0.0.1'),
    serve('127.0.0.1'),
  ])
  const [wallet, app, foreign] = servers
  return {
    wallet: wallet.origin,
    app: app.origin,
    foreign: foreign.origin,
    async stop() {
      for (const { server } of servers) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
}
