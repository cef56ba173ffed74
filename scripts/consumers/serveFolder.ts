import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import type { Program } from './startProgram.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Policy of the pages of apps: inline scripts need their hash. */
const policy = (scripts: string) =>
  `default-src 'none'; style-src 'self'; script-src 'self'${scripts}; img-src 'self' data:; connect-src *; require-trusted-types-for 'script'; trusted-types 'none'`

/**
 * Serves a folder's files to a browser of this machine.
 *
 * @param scripts More sources that the security policy lets run.
 */
export async function serveFolder(
  folder: string,
  scripts = '',
): Promise<Program> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(pathname === '/' ? '/index.html' : pathname)
    readFile(join(folder, path)).then(
      (body) =>
        response
          .writeHead(200, {
            'Content-Type': types[extname(path)] ?? 'application/octet-stream',
            'Content-Security-Policy': policy(scripts),
            // Wallets read the manifests of apps.
            'Access-Control-Allow-Origin': '*',
          })
          .end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
