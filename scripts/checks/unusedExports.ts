import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { exportedValues } from '../sizes/exportedValues.ts'

/** A piece of code that imports packages. */
export interface User {
  /** Module specifiers of this repository's packages. */
  readonly modules: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  /** The package that it is part of; a package is no user of itself. */
  readonly package: string | undefined
  readonly isTest: boolean
}

/** An export of a published entry. */
export interface EntryExport {
  /** Name by which the entry is imported, such as `@strongroom/ui-kit`. */
  readonly entry: string
  readonly name: string
}

const sources = /\.(?:tsx?|m?js|cjs|html)$/u
const skipped = /^(?:node_modules|dist|generated|\..+|__.+)$/u
const tests = /\.(?:test|test-d|stories)\.|\.fixture\.|\/test\//u

/** Reads which packages the code imports, and every identifier in it. */
export function readUser(
  text: string,
  {
    package: own,
    isTest = false,
  }: Partial<Pick<User, 'package' | 'isTest'>> = {},
): User {
  return {
    modules: new Set(text.match(/@strongroom\/[\w/.-]+(?=['"])/gu)),
    words: new Set(text.match(/[A-Za-z_$][\w$]*/gu)),
    package: own,
    isTest,
  }
}

/** The blocks of code of a document, each a user of its own. */
export function readDocument(text: string): User[] {
  return [...text.matchAll(/^```(?:tsx?|js)\n(.*?)^```$/gmsu)].map(
    ([, code = '']) => readUser(code),
  )
}

/** True when some user imports the entry and names the export. */
export function isUsed(
  { entry, name }: EntryExport,
  users: readonly User[],
): boolean {
  const isForTests = entry.endsWith('/testing')
  const owner = entry.split('/').slice(0, 2).join('/')
  return users.some(
    (user) =>
      user.package !== owner &&
      (isForTests || !user.isTest) &&
      user.modules.has(entry) &&
      user.words.has(name),
  )
}

/** Apps, examples, consumers, journeys, benches, documents and other packages. */
export function readUsers(root: string): User[] {
  const users: User[] = []
  const walk = (folder: string, own?: string) => {
    for (const item of readdirSync(join(root, folder), {
      withFileTypes: true,
    })) {
      const path = `${folder}/${item.name}`
      if (item.isDirectory()) {
        if (!skipped.test(item.name)) walk(path, own)
      } else if (item.name.endsWith('.md')) {
        users.push(...readDocument(readFileSync(join(root, path), 'utf8')))
      } else if (sources.test(item.name)) {
        const text = readFileSync(join(root, path), 'utf8')
        if (text.includes('@strongroom/'))
          users.push(readUser(text, { package: own, isTest: tests.test(path) }))
      }
    }
  }
  for (const folder of [
    'apps',
    'bench',
    'consumers',
    'docs',
    'e2e',
    'examples',
  ])
    walk(folder)
  for (const name of readdirSync(join(root, 'packages')))
    walk(`packages/${name}`, `@strongroom/${name}`)
  return users
}

/** The values that the published entries of a package export. */
export function readExports(root: string, name: string): EntryExport[] {
  const folder = join(root, 'packages', name)
  const { exports } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { exports: Record<string, string | Record<string, unknown>> }
  return Object.entries(exports).flatMap(([path, target]) => {
    const source = Object(target)['@strongroom/source']
    if (typeof source !== 'string' || !source.endsWith('.ts')) return []
    const entry = `@strongroom/${name}${path.slice(1)}`
    const read = (file: string) =>
      readFileSync(join(folder, dirname(source), file), 'utf8')
    return exportedValues(read(`./${basename(source)}`), read).map((value) => ({
      entry,
      name: value,
    }))
  })
}
