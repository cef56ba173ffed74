import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'
import { compileExamples } from './compileExamples.ts'

const kit = join(root, 'packages/ui-kit')
const documents = globSync(
  [
    'README.md',
    'docs/{,contributing/,tutorials/}*.md',
    '{apps,packages}/*/{README.md,docs/*.md}',
  ],
  { cwd: root },
).sort()

/**
 * The blocks of a document, each as a file beside it. JSX is compiled in the kit,
 * which has React and every package that a wallet is made of.
 */
function listBlocks(document: string): [string, string][] {
  const [place = '', folder = ''] = document.split('/')
  const home = folder.includes('.') || !folder ? kit : join(root, place, folder)
  const blocks = readFileSync(join(root, document), 'utf8').matchAll(
    /^```(tsx?)\n(?:\/\/ (\S+\.tsx?)\n)?(.*?)^```$/gmsu,
  )
  return [...blocks].map(([, language, path, code = ''], index) => [
    join(
      language === 'tsx' ? kit : home,
      // A block that names its file can be imported by the next one.
      path
        ? `${document}.blocks/${path}`
        : `${document.replace(/\W/gu, '-')}-${index + 1}.${language}`,
    ),
    code,
  ])
}

const examples = new Map(documents.flatMap(listBlocks))

test('behavior: compiles every ts and tsx block of every document', () => {
  expect(examples.size).toBeGreaterThan(100)
  // Installed by a consumer outside of this workspace alone.
  const next = `declare module 'next/headers' {
    export function headers(): Promise<Headers>
  }`
  const files = new Map([...examples, [join(kit, 'next.d.ts'), next]])
  expect(compileExamples(root, files)).toEqual([])
}, 240_000)

test('behavior: each line of a document has at most 400 characters', () => {
  const long = documents.flatMap((document) =>
    readFileSync(join(root, document), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > 400 ? [`${document}:${index + 1}`] : [],
      ),
  )
  expect(long).toEqual([])
})
