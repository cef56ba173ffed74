import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const types: Record<string, string> = {
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

export interface Body {
  raw: Buffer
  br?: Buffer
  gzip?: Buffer
  type: string
}

/**
 * Reads a built site into memory, by path. A build that runs meanwhile does
 * not pull files from under the pages that are open.
 */
export async function loadSite(dir: string): Promise<Map<string, Body>> {
  const entries = await readdir(dir, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const bodies = await Promise.all(
    files.map(async (entry): Promise<[string, Body]> => {
      const file = join(entry.parentPath, entry.name)
      const path = file.slice(dir.length).split(sep).join('/')
      return [path, await compress(await readFile(file), extname(file))]
    }),
  )
  return new Map(bodies)
}

export function jsonBody(value: unknown): Body {
  return {
    raw: Buffer.from(JSON.stringify(value)),
    type: types['.json'] ?? '',
  }
}

async function compress(raw: Buffer, extension: string): Promise<Body> {
  const type = types[extension] ?? 'application/octet-stream'
  if (!compressible.test(type)) return { raw, type }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return {
    raw,
    type,
    br: await promisify(brotliCompress)(raw, { params }),
    gzip: await promisify(gzip)(raw),
  }
}
