import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import type { InlineHashes } from '../headers.ts'
import { writeServiceWorker } from './writeServiceWorker.ts'

const app = join(import.meta.dirname, '..')

/** Where the build leaves the hashes that `securityHeaders` takes. */
export const hashesFile = '.vite/inline.json'

type Bundle = Rolldown.OutputBundle

/**
 * Writes into the page what it needs before any request: the scripts that choose
 * theme and language and ask for the first data, and a frame to paint. The
 * policy allows them by their hashes, which are written beside the page.
 */
export function inlineStart(): Plugin {
  let isBuild = false
  const hashes: InlineHashes = { scripts: [], styles: [] }
  return {
    name: 'inline-start',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        hashes.scripts.length = 0
        hashes.styles.length = 0
        const filled = html.replace(
          / *<!--inline:([\w.]+)-->/gu,
          (_, name: string) => {
            const raw = readFileSync(join(app, 'inline', name), 'utf8')
            const isStyle = name.endsWith('.css')
            const text = isStyle
              ? raw.replace(/\s+/gu, ' ').replace(/ ?([{};:,]) ?/gu, '$1')
              : minify(name, raw).replace('`__PAGES__`', () =>
                  JSON.stringify(
                    bundle
                      ? filesOfPages(bundle)
                      : { files: [], pages: {}, coins: [] },
                  ),
                )
            hashes[isStyle ? 'styles' : 'scripts'].push(hashOf(text))
            return isStyle
              ? `<style>${text}</style>`
              : `<script>${text}</script>`
          },
        )
        return isBuild ? sheetsLast(filled) : filled
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({
          type: 'asset',
          fileName: hashesFile,
          source: JSON.stringify(hashes),
        })
      },
    },
    closeBundle() {
      if (isBuild) writeServiceWorker(join(app, 'dist'))
    },
    // After the bundle: what is sent again and again is compressed once, well.
    writeBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const { fileName } of Object.values(bundle))
          if (/^assets\/.*\.(?:js|css)$/u.test(fileName))
            this.fs
              .writeFile(
                join(app, 'dist', `${fileName}.br`),
                brotli(readFileSync(join(app, 'dist', fileName))),
              )
              .catch((error: unknown) => this.error(String(error)))
      },
    },
  }
}

function brotli(raw: Buffer): Uint8Array {
  return brotliCompressSync(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.byteLength,
    },
  })
}

function minify(name: string, code: string): string {
  const result = minifySync(name, code)
  if (result.errors.length > 0) throw new Error(`${name} cannot be minified.`)
  return result.code
}

const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * The frame paints before the style sheet has arrived: only a sheet in the head
 * holds back the first paint. Module scripts wait for it wherever it stands.
 */
function sheetsLast(html: string): string {
  const sheets: string[] = []
  const without = html.replace(
    /\n *<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/gu,
    (link, href: string) => {
      sheets.push(link)
      return `\n    <link rel="preload" href="${href}" as="style" crossorigin>`
    },
  )
  return without.replace('</body>', `${sheets.join('')}\n  </body>`)
}

/** Paths of the router with the file of their page, read from its sources. */
function pagesOf(): Map<string, string> {
  const pages = new Map<string, string>()
  for (const file of globSync('src/features/**/routes.ts', { cwd: app })) {
    let path = ''
    const source = readFileSync(join(app, file), 'utf8')
    for (const [, route, page] of source.matchAll(
      /\bpath: '([^']+)'|=> import\('(\.[^']+)'\),?\s*'\w+Page'/gu,
    )) {
      if (route !== undefined) path = route
      else if (page !== undefined)
        pages.set(path, join(app, dirname(file), page))
    }
  }
  return pages
}

interface PageFiles {
  files: string[]
  /** Places in `files`, by path. */
  pages: Record<string, number[]>
  /** Places of the table of coins. */
  coins: number[]
}

/** Files that each page needs beside those of the first script. */
function filesOfPages(bundle: Bundle): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const closure = (file: string, found = new Set<string>()) => {
    if (found.has(file)) return found
    found.add(file)
    for (const next of byFile.get(file)?.imports ?? []) closure(next, found)
    return found
  }
  const entry = chunks.find(({ isEntry }) => isEntry)
  const atFirst = entry ? closure(entry.fileName) : new Set()
  const files: string[] = []
  const placeOf = (file: string) => {
    if (!files.includes(file)) files.push(file)
    return files.indexOf(file)
  }
  const filesOf = (module: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module)
    if (chunk === undefined) return []
    const code = [...closure(chunk.fileName)].filter((f) => !atFirst.has(f))
    const sheets = code.flatMap((file) => [
      ...(byFile.get(file)?.viteMetadata?.importedCss ?? []),
    ])
    return [...code, ...sheets]
  }
  const pages = [...pagesOf()].flatMap(([path, module]) => {
    const own = filesOf(module)
    return own.length === 0 ? [] : [[path, own.map(placeOf)]]
  })
  const coins = filesOf(join(app, 'src/core/listedCoins.ts')).map(placeOf)
  return { files, pages: Object.fromEntries(pages), coins }
}
