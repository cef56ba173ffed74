import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageHashes } from '../headers.ts'
import { writeRelease } from './writeRelease.ts'
import { writeServiceWorker } from './writeServiceWorker.ts'

/** Where the build leaves the hashes that `securityHeaders` takes. */
export const hashesFile = '.vite/integrity.json'

/** The SHA-256 of bytes, as `integrity` and the policy name it. */
export const hashOf = (bytes: Buffer | string) =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`

const inlineScript = /<script(?: type="importmap")?>([\s\S]*?)<\/script>/gu
const inlineStyle = /<style>([^<]*)<\/style>/gu
const scriptTag =
  /<(?:script|link rel="modulepreload")[^>]* integrity="([^"]+)"/gu

function hashesOf(html: string): PageHashes {
  const texts = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, text = '']) => text)
  return {
    scripts: [
      ...new Set([...texts(inlineScript).map(hashOf), ...texts(scriptTag)]),
    ],
    styles: texts(inlineStyle).map(hashOf),
  }
}

/**
 * Binds the page of a built site to its scripts, which have the style sheets inside:
 * their hashes go into an import map and into the tags, and the hashes of these beside
 * the site, for the headers. Writes the worker, which the import map names too, and the list of the
 * release.
 */
export function bindFiles(dist: string): void {
  const names = globSync('assets/*.js', { cwd: dist }).sort()
  const worker = writeServiceWorker(dist)
  const integrity = Object.fromEntries([
    ...names.map((name) => [
      `/${name.replaceAll('\\', '/')}`,
      hashOf(readFileSync(join(dist, name))),
    ]),
    // The page registers no other worker than the one named here.
    [`/${worker.name}`, `sha256-${worker.hash}`],
  ])
  const page = join(dist, 'index.html')
  const list = JSON.stringify({ integrity })
  const map = `<script type="importmap">${list}</script>`
  const html = readFileSync(page, 'utf8')
    .replace(
      /<!--importmap-->|<script type="importmap">[^<]*<\/script>/u,
      () => map,
    )
    // The guard knows the list by its hash: a page could show it another one.
    .replace(/importmap sha256-[\w+/=]*/u, () => `importmap ${hashOf(list)}`)
    .replace(
      /(<(?:script|link)\b[^>]* (?:src|href)="(\/assets\/[^"]+\.js)"[^>]*?)(?: integrity="[^"]*")?>/gu,
      (_, tag: string, path: string) => {
        if (!integrity[path]) throw new Error(`The build lacks ${path}.`)
        return `${tag} integrity="${integrity[path]}">`
      },
    )
  writeFileSync(page, html)
  const reader = readFileSync(join(dist, 'manifest-reader.html'), 'utf8')
  const hashes = { page: hashesOf(html), reader: hashesOf(reader) }
  mkdirSync(join(dist, '.vite'), { recursive: true })
  writeFileSync(join(dist, hashesFile), JSON.stringify(hashes))
  writeRelease(dist, hashes)
}
