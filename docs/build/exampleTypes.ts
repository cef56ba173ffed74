import { join } from 'node:path'
import ts from 'typescript'
import {
  createExampleService,
  listProblems,
} from '../../scripts/checks/compileExamples.ts'
import {
  type DocumentExample,
  fileOfExample,
  listDocumentExamples,
  listFiles,
} from '../../scripts/checks/documentExamples.ts'
import { root, sources } from './sources.ts'
import { filesOf } from './tutorials.ts'

/** A name in a block with its type and docstring, in twoslash's form. */
export interface TypedName {
  readonly type: 'hover'
  readonly target: string
  readonly text: string
  /** Markdown. */
  readonly docs: string
  readonly start: number
  readonly length: number
  readonly line: number
  readonly character: number
}

/** Reads the types of names in blocks of code. */
export interface ExampleTypes {
  /** Whether a block is compiled. Blocks of the API reference are signatures alone. */
  has(language: string, code: string): boolean
  /**
   * @throws Error for a type error in the block
   */
  read(
    code: string,
    language?: string,
  ): { readonly code: string; readonly nodes: TypedName[] }
}

/** Highlighting drops the line break at the end of a block. */
const keyOf = (language: string, code: string) =>
  `${language} ${code.trimEnd()}`

/** Compiles all examples together, when the first of them is read. */
export function createExampleTypes(
  examples: readonly DocumentExample[] = [
    ...listDocumentExamples(),
    ...listTutorialExamples(),
  ],
): ExampleTypes {
  const files = new Map(
    examples.map(({ language, code, file }) => [keyOf(language, code), file]),
  )
  const names = new Map<string, TypedName[]>()
  let service: ts.LanguageService | undefined
  return {
    has: (language, code) => files.has(keyOf(language, code)),
    read(code, language = 'ts') {
      const file = files.get(keyOf(language, code))
      if (file === undefined) throw new Error(`Not an example: ${code}`)
      service ??= createExampleService(
        root,
        new Map([...listFiles(examples), viteTypes]),
      )
      // VitePress renders each page several times.
      const nodes = names.get(file) ?? readNames(service, file)
      names.set(file, nodes)
      return { code, nodes }
    },
  }
}

/** Tutorials build their sources with Vite. */
const viteTypes = [
  join(root, 'packages/ui-kit/vite.d.ts'),
  '/// <reference types="vite/client" />',
] as const

/** The source files that tutorials show, beside the blocks of other documents. */
const listTutorialExamples = (): DocumentExample[] =>
  sources
    .filter((source) => source.startsWith('docs/tutorials/'))
    .flatMap((document) =>
      filesOf(document).flatMap(({ path, text }) => {
        const [, language] = /^src\/.*\.(tsx?)$/u.exec(path) ?? []
        if (language !== 'ts' && language !== 'tsx') return []
        // As JSX, so that all files of a tutorial are in one folder.
        const file = fileOfExample(document, 'tsx', path)
        return [{ document, language, code: text, file }]
      }),
    )

function readNames(service: ts.LanguageService, file: string): TypedName[] {
  const problems = listProblems(service, root, file)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const source = service.getProgram()?.getSourceFile(file)
  if (source === undefined) throw new Error(`${file} was not compiled.`)
  const names: TypedName[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const start = node.getStart(source)
      const info = service.getQuickInfoAtPosition(file, start)
      if (info)
        names.push({
          type: 'hover',
          target: node.text,
          text: ts.displayPartsToString(info.displayParts),
          docs: isOurs(service, file, start) ? docsOf(info) : '',
          start,
          length: node.text.length,
          ...source.getLineAndCharacterOfPosition(start),
        })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** Docstrings of Node.js, browsers and peers are long and documented elsewhere. */
const isOurs = (service: ts.LanguageService, file: string, position: number) =>
  service
    .getDefinitionAtPosition(file, position)
    ?.some(({ fileName }) => !fileName.includes('/node_modules/')) ?? false

/** Tags of a docstring that a popup shows. Examples are left to the reference. */
const shownTags = ['param', 'returns', 'throws', 'default', 'deprecated']

function docsOf({ documentation, tags = [] }: ts.QuickInfo): string {
  const lines = tags
    .filter(({ name }) => shownTags.includes(name))
    .map(({ name, text }) => `- *@${name}* ${ts.displayPartsToString(text)}`)
  return [ts.displayPartsToString(documentation), lines.join('\n')]
    .join('\n\n')
    .replaceAll(/\{@link ([^}|]+)(?:\|[^}]*)?\}/gu, '`$1`')
    .trim()
}
