import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'

const template = join(import.meta.dirname, '../inline/service-worker.js')

/** Files that earlier releases registered under this name move to the present one. */
const earlierName = 'service-worker.js'

/** The worker of a built site: the name of its file, and its SHA-256 in base64. */
export interface WorkerFile {
  name: string
  hash: string
}

/**
 * Writes the service worker of a built site beside it. Its name is the hash of its bytes:
 * the bytes behind an address that a browser has registered never change.
 */
export function writeServiceWorker(dist: string): WorkerFile {
  const { code, errors } = minifySync(
    'service-worker.js',
    readFileSync(template, 'utf8'),
  )
  if (errors.length > 0) throw new Error('The worker cannot be minified.')
  const digest = createHash('sha256').update(code).digest()
  const name = `worker-${digest.toString('hex').slice(0, 32)}.js`
  for (const file of [name, earlierName]) writeFileSync(join(dist, file), code)
  return { name, hash: digest.toString('base64') }
}
