import { readdir, readFile } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Media types of files, by their endings. */
export const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}
const compressible = /text|javascript|json|svg/

interface Body {
  raw: Buffer
  br?: Buffer
  gzip?: Buffer
  type: string
}

/**
 * Reads a built site into memory, by path. A build that runs meanwhile does
 * not pull files from under the pages that are open.
 */
async function loadSite(dir: string): Promise<Map<string, Body>> {
  const compressed = /\.br$/u
  const entries = await readdir(dir, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  const files = entries.filter(
    (entry) => entry.isFile() && !compressed.test(entry.name),
  )
  const bodies = await Promise.all(
    files.map(async (entry): Promise<[string, Body]> => {
      const file = join(entry.parentPath, entry.name)
      const path = file.slice(dir.length).split(sep).join('/')
      // A build may have compressed it better than a server has time for.
      const br = await readFile(`${file}.br`).catch(() => undefined)
      return [path, await compress(await readFile(file), extname(file), br)]
    }),
  )
  return new Map(bodies)
}

function jsonBody(value: unknown): Body {
  return {
    raw: Buffer.from(JSON.stringify(value)),
    type: types['.json'] ?? '',
  }
}

async function compress(
  raw: Buffer,
  extension: string,
  known?: Buffer,
): Promise<Body> {
  const type = types[extension] ?? 'application/octet-stream'
  if (!compressible.test(type)) return { raw, type }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return {
    raw,
    type,
    br: known ?? (await promisify(brotliCompress)(raw, { params })),
    gzip: await promisify(gzip)(raw),
  }
}

const emptyConfig = 'id="strongroom-config"></script>'

/** Writes the configuration into a page that has a place for it. */
async function embedConfig(page: Body, config: unknown): Promise<Body> {
  const html = page.raw.toString()
  if (!html.includes(emptyConfig)) return page
  // "<" would end the element early.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const filled = html.replace(emptyConfig, () =>
    emptyConfig.replace('><', () => `>${json}<`),
  )
  return compress(Buffer.from(filled), '.html')
}

export interface StaticSite {
  /** Folder of the built site. */
  dir: string
  port: number
  /** Loopback addresses to listen on. */
  hosts: readonly string[]
  /** Served as `/config.json`, and written into the page. */
  config: unknown
  /** Headers of a response, by path. */
  headers(path: string): Record<string, string>
  /** Answers the paths that are no files. */
  server?: { handles(path: string): boolean; listener: RequestListener }
}

/**
 * Serves a built single-page app the way production would: real headers,
 * compression, immutable assets, and `index.html` for every unknown route.
 */
export async function serveStatic(
  site: StaticSite,
): Promise<{ close(): Promise<void> }> {
  const files = await loadSite(site.dir)
  const start = files.get('/index.html')
  if (start) files.set('/index.html', await embedConfig(start, site.config))
  const listener = (req: IncomingMessage, res: ServerResponse) => {
    const path = pathOf(req.url)
    if (path !== undefined && site.server?.handles(path))
      return void site.server.listener(req, res)
    const headers = site.headers(path ?? '/')
    const send = (status: number, body: Body | string, extra = {}) => {
      const encoding = typeof body === 'string' ? '' : encodingOf(req, body)
      const bytes =
        typeof body === 'string'
          ? Buffer.from(body)
          : ((encoding === '' ? body.raw : body[encoding]) ?? body.raw)
      res.writeHead(status, {
        ...headers,
        'Content-Type':
          typeof body === 'string' ? 'text/plain; charset=utf-8' : body.type,
        'Content-Length': bytes.byteLength,
        ...(encoding === '' ? {} : { 'Content-Encoding': encoding }),
        Vary: 'Accept-Encoding',
        ...extra,
      })
      res.end(req.method === 'HEAD' ? undefined : bytes)
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return send(405, 'Method not allowed', { Allow: 'GET, HEAD' })
    }
    if (path === undefined) return send(400, 'Bad request')
    if (path === '/config.json') {
      const config = jsonBody(site.config)
      return send(200, config, { 'Cache-Control': 'no-store' })
    }
    const file = files.get(path)
    if (file !== undefined) {
      const fixed = /^\/(?:assets\/|worker-[\da-f]{32}\.js$)/.test(path)
      return send(200, file, {
        'Cache-Control': fixed
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      })
    }
    // A missing asset is an error; a missing page is a route of the app.
    if (extname(path) !== '' || path.startsWith('/assets/'))
      return send(404, 'Not found')
    const page = files.get('/index.html')
    if (page === undefined) return send(503, 'The site is not built.')
    return send(200, page, { 'Cache-Control': 'no-cache' })
  }

  // A page may get a whole message in its query, as popups do.
  return listenOn(site.port, site.hosts, () =>
    createServer({ maxHeaderSize: 1024 * 1024 }, listener),
  )
}

/** Listens on several addresses of this machine, with a server for each. */
export async function listenOn(
  port: number,
  hosts: readonly string[],
  create: () => Server,
): Promise<{ close(): Promise<void> }> {
  const servers: Server[] = []
  for (const host of hosts) {
    const server = create()
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        // A machine without IPv6 serves IPv4 alone.
        error.code === 'EADDRNOTAVAIL' ? resolve() : reject(error),
      )
      server.listen(port, host, resolve)
    })
    servers.push(server)
  }
  return {
    async close() {
      await Promise.all(
        servers.map((server) => {
          server.closeAllConnections()
          return new Promise((resolve) => server.close(resolve))
        }),
      )
    },
  }
}

/** The path of a request; undefined for one that cannot be decoded. */
export function pathOf(url: string | undefined): string | undefined {
  try {
    const path = decodeURIComponent(
      new URL(url ?? '/', 'http://localhost').pathname,
    )
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

function encodingOf(
  req: { headers: { 'accept-encoding'?: string | string[] | undefined } },
  body: Body,
): '' | 'br' | 'gzip' {
  const accepted = String(req.headers['accept-encoding'] ?? '')
  if (body.br && /\bbr\b/.test(accepted)) return 'br'
  return body.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : ''
}
