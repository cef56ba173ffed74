import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import type { Options } from 'tsup'
import { compilerOptions, type Entries } from './tsup.ts'

const inlined = '@strongroom/internal/'

/**
 * Package whose files stay apart, so that `'use client'` stays where it
 * belongs: ESM, one output per source file. Modules of `internal` that it uses
 * become files of its own, below `dist/inlined`; declarations are made for the
 * entries alone.
 */
export function filePackage(): Options {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.(?:test|test-d|stories|contract|d)\.|\.fixture\./u.test(file),
  )
  return {
    entry: { ...toEntries(files), ...inlinedEntries(files) },
    sourcemap: true,
    clean: true,
    target: 'es2022',
    removeNodeProtocol: false,
    format: ['esm'],
    splitting: false,
    // It would list every file twice.
    silent: true,
    esbuildPlugins: [
      {
        name: 'keep-files-apart',
        setup({ onResolve }) {
          onResolve({ filter: /.*/ }, ({ kind, path, importer }) => {
            if (kind === 'entry-point') return undefined
            return { path: targetOf(path, importer), external: true }
          })
        },
      },
    ],
    dts: { entry: publishedEntries(), compilerOptions },
  }
}

/** Sources of the modules that the manifest exports, by their outputs. */
function publishedEntries(): Entries {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, string | Record<string, string>>
  }
  return toEntries(
    Object.values(exports)
      .map((entry) => entry['@strongroom/source' as keyof typeof entry])
      .filter((file) => typeof file === 'string' && file.endsWith('.ts'))
      .map((file) => relative('', file as string)),
  )
}

/** Names of outputs, without endings, by source file. */
function toEntries(files: readonly string[]): Entries {
  return Object.fromEntries(
    files.map((file) => [file.replace(/^src\/|\.tsx?$/gu, ''), file]),
  )
}

// tsup runs in the folder of the package.
const internal = resolve('../internal/src')

/** The files of `internal` that `files` import, and what those import. */
function inlinedEntries(files: readonly string[]): Entries {
  const found: Entries = {}
  const visit = (file: string) => {
    const text = readFileSync(file, 'utf8')
    for (const [, name = ''] of text.matchAll(
      /'@strongroom\/internal\/(.+)'/gu,
    ))
      add(join(internal, `${name}.ts`))
    if (!file.startsWith(internal)) return
    for (const [, path = ''] of text.matchAll(/'(\.{1,2}\/.+\.ts)'/gu))
      add(resolve(dirname(file), path))
  }
  const add = (file: string) => {
    const name = `inlined/${relative(internal, file).replace(/\.ts$/u, '')}`
    if (found[name] !== undefined) return
    found[name] = file
    visit(file)
  }
  files.forEach(visit)
  return found
}

/** Where an import leads among the outputs. */
function targetOf(path: string, importer: string): string {
  if (path.startsWith('.')) return path.replace(/\.tsx?$/u, '.js')
  if (!path.startsWith(inlined)) return path
  const target = `inlined/${path.slice(inlined.length)}.js`
  const link = posix.relative(dirname(relative('src', importer)), target)
  return link.startsWith('.') ? link : `./${link}`
}
