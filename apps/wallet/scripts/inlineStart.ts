import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { bindFiles, hashOf } from './bindFiles.ts'

const app = join(import.meta.dirname, '..')

/**
 * Chromium compiles all functions of the file at once: more than half of them run before
 * the first rows, and each of these would be read twice.
 */
const compileHint = '//# allFunctionsCalledOnLoad'

type Bundle = Rolldown.OutputBundle

/** The fonts of the kit's style sheet, each with the hash of its file. */
const fonts = readFonts(
  fileURLToPath(import.meta.resolve('@strongroom/ui-kit/fonts.css')),
)

/**
 * Writes into the page what it needs before any request: the scripts that choose
 * theme and language and ask for the first data, and a frame to paint. When all
 * files are written, the page is bound to them by their hashes.
 */
export function inlineStart(): Plugin {
  let isBuild = false
  return {
    name: 'inline-start',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const filled = fill(html, bundle)
        return isBuild ? modulesAfterList(filled) : filled
      },
    },
    generateBundle: {
      // The bundler puts a line of its own at the top of the first script.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.isEntry)
            file.code = `${compileHint}\n${file.code}`
        for (const { url, bytes } of fonts)
          this.emitFile({
            type: 'asset',
            fileName: url.slice(1),
            source: bytes,
          })
        const page = readFileSync(
          join(app, 'inline/manifest-reader.html'),
          'utf8',
        )
        this.emitFile({
          type: 'asset',
          fileName: 'manifest-reader.html',
          source: fill(page),
        })
      },
    },
    closeBundle() {
      if (isBuild) bindFiles(join(app, 'dist'))
    },
    // The bundler's loader requests a part that failed by a link again.
    transform: {
      filter: { id: /vite\/preload-helper/u },
      handler(code) {
        const place = 'link.href = dep.href'
        if (!code.includes(place))
          throw new Error('The loader of parts has changed: see inlineStart.')
        return code.replace(
          place,
          `link.onerror = () => {
            delete seen[dep.href];
            link.remove();
          };
          ${place}`,
        )
      },
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

function readFonts(sheet: string) {
  const faces = readFileSync(sheet, 'utf8').matchAll(
    /font-family: "?([^";]+)"?;\s*src: url\("\.\/([^"]+)"\)[^;]*;\s*font-weight: ([^;]+);/gu,
  )
  return [...faces].map(([, family = '', file = '', weight]) => {
    const bytes = readFileSync(join(dirname(sheet), file))
    const integrity = hashOf(bytes)
    const version = Buffer.from(integrity.slice(7), 'base64').toString('hex')
    const url = `/assets/${version.slice(0, 8)}-${file}`
    return { family, weight, url, integrity, bytes }
  })
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

/** Fills a page's places for inline files. */
function fill(html: string, bundle?: Bundle): string {
  const read = (name: string) => readFileSync(join(app, 'inline', name), 'utf8')
  const stopped = JSON.parse(read('../src/texts/stopped.json')) as Record<
    string,
    string
  >[]
  return html
    .replace(/ *<!--inline:([\w.-]+)-->/gu, (_, name: string) => {
      const raw = read(name)
      if (name.endsWith('.css')) {
        const text = raw.replace(/\s+/gu, ' ').replace(/ ?([{};:,]) ?/gu, '$1')
        return `<style>${text}</style>`
      }
      const text = minify(name, raw)
        .replace('`__PAGES__`', () =>
          JSON.stringify(
            bundle ? filesOfPages(bundle) : { files: [], pages: {} },
          ),
        )
        .replace('`__STOPPED__`', () => JSON.stringify(stopped))
        .replace('`__FONTS__`', () =>
          JSON.stringify(fonts.map(({ bytes, ...font }) => font)),
        )
      return `<script>${text}</script>`
    })
    .replace('<!--stopped-->', () => {
      const parts = stopped.map(
        ({ lang, title, text }) =>
          `<h1 lang="${lang}">${title}</h1><p lang="${lang}">${text}</p>`,
      )
      return `<div id="stopped">${parts.join('')}</div>`
    })
}

/**
 * The first scripts come after the list of hashes, which must come before the first
 * module, and the list after the frame, which paints meanwhile. `preload` as a script
 * could stand before the list, but Chromium reads a module that came this way on the
 * page's thread, and one named as a module on another, while it arrives.
 */
function modulesAfterList(html: string): string {
  const tag =
    /\n *<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/gu
  const modules = html.match(tag)
  // A module before the list would leave some browsers without it.
  if (!modules) throw new Error('The tags of modules have changed.')
  return html
    .replace(tag, '')
    .replace('<!--importmap-->', (list) => list + modules.join(''))
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
  /** Places in `files`, by path of a page; those of the table of coins by its name. */
  pages: Record<string, number[]>
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
    return [...closure(chunk.fileName)].filter((file) => !atFirst.has(file))
  }
  const pages = [...pagesOf()].flatMap(([path, module]) => {
    const own = filesOf(module)
    return own.length === 0 ? [] : [[path, own.map(placeOf)]]
  })
  const coins = filesOf(join(app, 'src/core/listedCoins.ts')).map(placeOf)
  return { files, pages: { ...Object.fromEntries(pages), coins } }
}
