import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { constants, setPriority } from 'node:os'
import { extname, join } from 'node:path'
import { securityHeaders } from '../../docs/headers.ts'
import { listenOn, pathOf, types } from './serveStatic.ts'
import { root } from './settings.ts'

export interface DocsOptions {
  readonly port: number
  /** Loopback addresses to listen on. */
  readonly hosts: readonly string[]
  /** Folder of the built site. @default `docs/dist` */
  readonly dir?: string
  /** Starts the build; undefined serves what was built before. */
  readonly build?: (() => ChildProcess) | undefined
}

/** Builds the documentation, or takes it from turbo's cache. */
export function buildDocs(): ChildProcess {
  const child = spawn(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'docs', '--output-logs=errors-only'],
    {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      shell: process.platform === 'win32',
    },
  )
  // The stack's own parts and the owner's browser come first.
  if (child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return child
}

/**
 * Serves the documentation while it is built beside the running stack: the
 * start does not wait for it, and a page says so until it is there.
 */
export async function serveDocs({
  port,
  hosts,
  dir = join(root, 'docs/dist'),
  build,
}: DocsOptions): Promise<{ close(): Promise<void> }> {
  const child = build?.()
  let isBuilding = child !== undefined
  const end = () => {
    isBuilding = false
  }
  child?.once('error', end)
  child?.once('exit', end)

  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const path = pathOf(req.url)
    const send = (status: number, type: string, body: Buffer | string) => {
      const bytes = Buffer.from(body)
      res.writeHead(status, {
        ...securityHeaders(path ?? '/'),
        'Content-Type': types[type] ?? 'application/octet-stream',
        'Content-Length': bytes.byteLength,
        'Cache-Control': 'no-cache',
        ...(status === 503 && { Refresh: '3', 'Retry-After': '3' }),
      })
      res.end(req.method === 'HEAD' ? undefined : bytes)
    }
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return send(405, '.txt', 'Method not allowed')
    // A browser resolves dots before it asks.
    if (path === undefined || path.split('/').includes('..'))
      return send(400, '.txt', 'Bad request')
    if (isBuilding)
      return send(
        503,
        '.txt',
        'The documentation is being built. This page reloads by itself.',
      )
    const file = path.endsWith('/') ? `${path}index.html` : path
    // An address that somebody types has no ending.
    const names = extname(file) === '' ? [file, `${file}.html`] : [file]
    for (const name of names) {
      const body = await readFile(join(dir, name)).catch(() => undefined)
      if (body !== undefined) return send(200, extname(name), body)
    }
    const missing = await readFile(join(dir, '404.html')).catch(() => undefined)
    if (missing !== undefined) return send(404, '.html', missing)
    send(404, '.txt', 'The documentation is not built: run "npm run docs".')
  }
  const servers = await listenOn(port, hosts, () =>
    createServer((req, res) => void answer(req, res)),
  )
  return {
    async close() {
      child?.kill()
      await servers.close()
    },
  }
}
