import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build as esbuild } from 'esbuild'

/** Answer of an app's site to a path; 404 for every other path. */
export type AppAnswer = (
  response: ServerResponse,
  request: IncomingMessage,
) => void

/** A site of its own, on a port of its own. */
export interface AppSite {
  origin: string
  /** Number of requests for a path. */
  hits(path: string): number
  stop(): Promise<void>
}

/**
 * Builds pages of `e2e/apps` with their imports, so that a test can serve them
 * as sites of other origins than the wallet's.
 */
export function buildAppPage(name: string): Promise<string> {
  const page = built.get(name) ?? build(name)
  built.set(name, page)
  return page
}

const built = new Map<string, Promise<string>>()

async function build(name: string): Promise<string> {
  const { outputFiles } = await esbuild({
    entryPoints: [
      fileURLToPath(new URL(`../apps/${name}.ts`, import.meta.url)),
    ],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@strongroom/source'],
    define: {
      // Old packages expect it of their bundler.
      global: 'globalThis',
      'process.env.NODE_ENV': '"production"',
    },
    // Wallets of wagmi's that are not installed, and never used here.
    logOverride: { 'unsupported-dynamic-import': 'silent' },
    logLevel: 'error',
    minify: true,
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

/** An app's page and manifest, as most apps would serve them. */
export function appAnswers(
  script: string,
  manifest: object,
): Record<string, AppAnswer> {
  return {
    '/': html(
      '<!doctype html><title>App</title><script type="module" src="/page.js"></script>',
    ),
    '/page.js': body(script, 'text/javascript'),
    '/manifest.json': json(manifest),
  }
}

export function json(value: unknown): AppAnswer {
  return body(JSON.stringify(value), 'application/json')
}

export function html(text: string): AppAnswer {
  return body(text, 'text/html')
}

function body(text: string, type: string): AppAnswer {
  return (response) =>
    response
      .writeHead(200, {
        'access-control-allow-origin': '*',
        'content-type': `${type}; charset=utf-8`,
      })
      .end(text)
}

/** Serves an app on 127.0.0.1, a site other than the wallet's localhost. */
export async function serveApp(
  answers: Record<string, AppAnswer>,
): Promise<AppSite> {
  const counts = new Map<string, number>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://app')
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1)
    const answer = Object.hasOwn(answers, pathname) && answers[pathname]
    if (answer) answer(response, request)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    hits: (path) => counts.get(path) ?? 0,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
