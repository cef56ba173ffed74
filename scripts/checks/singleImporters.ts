import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import { root } from '../stack/settings.ts'

/** Largest share of such files in percent. */
const limit = 8

const code = /\.(?:ts|tsx|mjs)$/u
const outside = /\.d\.ts$|(?:^|\/)(?:generated|drizzle)\//u
const test =
  /\.(?:test|test-d|stories|spec|bench|fixture)\.|(?:^|\/)(?:test|e2e|bench|consumers|examples|\.storybook)\//u
const source = /^(?:packages|apps|scripts)\/(?!.*\.(?:config|gen)\.)/u
const endings = ['', '.ts', '.tsx', '/index.ts']

/** A source file that belongs in the one file that imports it. */
export interface SingleImporter {
  file: string
  importer: string
}

interface Imports {
  /** Files that import a file statically, tests aside. */
  importers: Map<string, Set<string>>
  /** Files with a test or a chunk of their own. */
  standing: Set<string>
}

const isSource = (file: string) => source.test(file) && !test.test(file)

/** Paths that a specifier may stand for; empty for packages of others. */
function pathsOf(file: string, specifier: string): string[] {
  const withEndings = (path: string) => endings.map((ending) => path + ending)
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(file), specifier)
    return withEndings(path.replace(/\.js$/u, ''))
  }
  const [, name, path = ''] =
    /^@strongroom\/([^/]+)\/(.+)$/u.exec(specifier) ?? []
  if (name === undefined) return []
  return ['packages', 'apps'].flatMap((folder) => [
    ...withEndings(`${folder}/${name}/src/${path}`),
    ...withEndings(`${folder}/${name}/${path}`),
  ])
}

function readImports(texts: ReadonlyMap<string, string>): Imports {
  const importers = new Map<string, Set<string>>()
  const standing = new Set<string>()
  for (const [file, text] of texts) {
    for (const { fileName, pos } of ts.preProcessFile(text).importedFiles) {
      const found = pathsOf(file, fileName).find((name) => texts.has(name))
      if (found === undefined) continue
      const isDynamic = /\(\s*$/u.test(text.slice(0, pos))
      if (isDynamic || test.test(file)) standing.add(found)
      else {
        importers.set(found, (importers.get(found) ?? new Set()).add(file))
      }
    }
  }
  return { importers, standing }
}

/**
 * Source files whose only importer lies in the same folder, and that have
 * neither a test that imports them nor a chunk of their own. Files of an
 * `index.ts` are left out: an entry only lists exports.
 *
 * @param texts Texts of all files of code, by their path in the repository.
 */
export function findSingleImporters(
  texts: ReadonlyMap<string, string>,
): SingleImporter[] {
  const { importers, standing } = readImports(texts)
  return [...texts.keys()].filter(isSource).flatMap((file) => {
    const [importer, ...others] = importers.get(file) ?? []
    return importer === undefined ||
      others.length > 0 ||
      standing.has(file) ||
      posix.basename(importer) === 'index.ts' ||
      posix.dirname(importer) !== posix.dirname(file)
      ? []
      : [{ file, importer }]
  })
}

function readTexts(): Map<string, string> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return new Map(
    files
      .split('\n')
      .filter((file) => code.test(file) && !outside.test(file))
      // Git lists deleted files until the deletion is staged.
      .filter((file) => existsSync(`${root}/${file}`))
      .map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]),
  )
}

function check(): void {
  const texts = readTexts()
  const sources = [...texts.keys()].filter(isSource)
  const found = findSingleImporters(texts)
  const share = (100 * found.length) / sources.length
  console.log(
    `${found.length} of ${sources.length} source files (${share.toFixed(1)} %) belong in the one file that imports them (at most ${limit} %).`,
  )
  const folderOf = (file: string) => file.split('/').slice(0, 2).join('/')
  for (const folder of new Set(sources.map(folderOf))) {
    const count = found.filter(({ file }) => folderOf(file) === folder).length
    const all = sources.filter((file) => folderOf(file) === folder).length
    if (count > 0) console.log(`  ${folder}: ${count} of ${all}`)
  }
  if (process.argv.includes('--list')) {
    for (const { file, importer } of found) {
      console.log(`${file} <- ${posix.basename(importer)}`)
    }
  }
  if (share > limit) {
    console.error(
      'Over the limit: fold new files into the file that uses them.',
    )
    process.exitCode = 1
  }
}

if (import.meta.main) check()
