import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'

const template = join(import.meta.dirname, '../inline/service-worker.js')

const hashOf = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest('base64')

/**
 * Writes the service worker of a built site beside it, with the hash of each
 * file that it stores. Returns the name of the build: the hash of that list.
 */
export function writeServiceWorker(dist: string): string {
  const assets = globSync('assets/*.{js,css,woff2}', { cwd: dist }).sort()
  const files = Object.fromEntries([
    ['/', hashOf(readFileSync(join(dist, 'index.html')))],
    ...assets.map((name) => [
      `/${name}`,
      hashOf(readFileSync(join(dist, name))),
    ]),
  ])
  const list = JSON.stringify(files)
  const build = createHash('sha256').update(list).digest('hex').slice(0, 16)
  const { code, errors } = minifySync(
    'service-worker.js',
    readFileSync(template, 'utf8')
      .replace("'__BUILD__'", () => JSON.stringify(build))
      .replace("'__FILES__'", () => list),
  )
  if (errors.length > 0) throw new Error('The worker cannot be minified.')
  writeFileSync(join(dist, 'service-worker.js'), code)
  return build
}
