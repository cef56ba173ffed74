import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../stack/settings.ts'

const kit = join(root, 'packages/ui-kit')

/** Documents whose blocks of code are compiled. */
export const documents: readonly string[] = globSync(
  [
    'README.md',
    'docs/{,contributing/,tutorials/}*.md',
    '{apps,packages}/*/{README.md,docs/*.md}',
  ],
  { cwd: root },
).sort()

/** A `ts` or `tsx` block of a document. */
export interface DocumentExample {
  readonly document: string
  readonly language: 'ts' | 'tsx'
  readonly code: string
  /** Absolute name of the file that the block is compiled as; it does not exist. */
  readonly file: string
}

/** Lists every `ts` and `tsx` block of every document. */
export const listDocumentExamples = (): DocumentExample[] =>
  documents.flatMap((document) =>
    listExamples(document, readFileSync(join(root, document), 'utf8')),
  )

/** The blocks of a document, each as a file beside it. */
function listExamples(document: string, text: string): DocumentExample[] {
  const blocks = text.matchAll(
    /^```(?<language>tsx?)\n(?<code>(?:\/\/ (?<path>\S+\.tsx?)\n)?.*?)^```$/gmsu,
  )
  return [...blocks].map(({ groups = {} }, index) => {
    const { code = '', path } = groups
    const language = groups['language'] === 'tsx' ? 'tsx' : 'ts'
    const file = fileOfExample(document, language, path ?? index + 1)
    return { document, language, code, file }
  })
}

/**
 * The file that a block is compiled as. JSX is compiled in the kit, which has
 * React and every package that a wallet is made of.
 *
 * @param name Path that the block names, so that others can import it, or its number.
 */
export function fileOfExample(
  document: string,
  language: 'ts' | 'tsx',
  name: string | number,
): string {
  const [place = '', folder = ''] = document.split('/')
  const isOfPackage =
    folder !== '' && !folder.includes('.') && language === 'ts'
  return join(
    isOfPackage ? join(root, place, folder) : kit,
    typeof name === 'string'
      ? `${document}.blocks/${name}`
      : `${document.replace(/\W/gu, '-')}-${name}.${language}`,
  )
}

/** The files of examples by name, with declarations that they need. */
export const listFiles = (
  examples: readonly DocumentExample[],
): ReadonlyMap<string, string> =>
  new Map([
    ...examples.map(({ file, code }): [string, string] => [file, code]),
    // Installed by a consumer outside of this workspace alone.
    [
      join(kit, 'next.d.ts'),
      `declare module 'next/headers' {
        export function headers(): Promise<Headers>
      }`,
    ],
  ])
