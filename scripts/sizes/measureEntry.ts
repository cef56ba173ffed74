import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { rolldown } from 'rolldown'

/** A module to bundle as an app would. */
export interface Entry {
  /** Its code, such as `export * from './dist/index.js'`. */
  readonly code: string
  /** Where its imports are resolved. */
  readonly folder: string
  /** Libraries that the app has anyway: its peers. */
  readonly external?: readonly string[]
  /** One file without code splitting, as workers and libraries are built. */
  readonly isSingleFile?: boolean
}

/** A file of a bundle and the files that it loads at once. */
export interface Chunk {
  readonly text: string
  readonly imports: readonly string[]
}

const conditions = ['import', 'module', 'browser', 'default', 'production']
const name = 'entry'

/**
 * Bytes of gzip (level 9) that a browser loads before the entry runs: its file
 * and those that it imports statically, each compressed by itself.
 */
export function firstLoad(
  chunks: ReadonlyMap<string, Chunk>,
  entry: string,
): number {
  const seen = new Set<string>()
  const visit = (file: string) => {
    const chunk = chunks.get(file)
    if (chunk === undefined || seen.has(file)) return
    seen.add(file)
    chunk.imports.forEach(visit)
  }
  visit(entry)
  return [...seen].reduce(
    (sum, file) =>
      sum + gzipSync(chunks.get(file)?.text ?? '', { level: 9 }).byteLength,
    0,
  )
}

/** The first load of an entry that esbuild bundled and minified. */
export async function measureByEsbuild(entry: Entry): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entry.code, resolveDir: entry.folder },
    outdir: join(entry.folder, 'bundle'),
    absWorkingDir: entry.folder,
    bundle: true,
    minify: true,
    logLevel: 'error',
    splitting: !entry.isSingleFile,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['production'],
    external: [...(entry.external ?? [])],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const texts = new Map(
    outputFiles.map(({ path, text }) => [
      path.slice(entry.folder.length + 1),
      text,
    ]),
  )
  const outputs = Object.entries(metafile.outputs)
  const [main = ''] =
    outputs.find(([, { entryPoint }]) => entryPoint === '<stdin>') ?? []
  return firstLoad(
    new Map(
      outputs.map(([path, { imports }]) => [
        path,
        {
          text: texts.get(path) ?? '',
          imports: imports
            .filter(({ kind }) => kind === 'import-statement')
            .map((found) => found.path),
        },
      ]),
    ),
    main,
  )
}

/** The first load of an entry that rolldown bundled and minified. */
export async function measureByRolldown(entry: Entry): Promise<number> {
  const path = join(entry.folder, `${name}.virtual.js`)
  const bundle = await rolldown({
    input: { [name]: path },
    cwd: entry.folder,
    // 'use client' means something to the app's framework only.
    logLevel: 'silent',
    platform: 'browser',
    external: (id) =>
      (entry.external ?? []).some(
        (library) => id === library || id.startsWith(`${library}/`),
      ),
    resolve: { conditionNames: conditions },
    transform: {
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === path ? id : null),
        load: (id) => (id === path ? entry.code : null),
      },
    ],
  })
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      minify: true,
      codeSplitting: !entry.isSingleFile,
    })
    const chunks = output.flatMap((file) =>
      file.type === 'chunk'
        ? [[file.fileName, { text: file.code, imports: file.imports }] as const]
        : [],
    )
    const main = output.find((file) => file.type === 'chunk' && file.isEntry)
    return firstLoad(new Map(chunks), main?.fileName ?? '')
  } finally {
    await bundle.close()
  }
}
