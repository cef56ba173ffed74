import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import * as entry from '../src/index.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every `ts` block of the README and of the docstrings, by where it stands. */
function collectExamples(): Map<string, string> {
  const examples = new Map<string, string>()
  const files = readdirSync(`${root}src`, { recursive: true })
    .map((file) => `src/${file}`)
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
  for (const file of ['README.md', ...files]) {
    const text = readFileSync(root + file, 'utf8').replace(/^ \* ?/gm, '')
    let index = 0
    for (const [, code = ''] of text.matchAll(/```ts\n(.*?)```/gs))
      examples.set(
        `${root}examples/${file.replace(/[/.]/g, '_')}_${index++}.ts`,
        code,
      )
  }
  return examples
}

const examples = collectExamples()

test('behavior: every example in the README and in the docstrings compiles', () => {
  const { config } = ts.readConfigFile(
    `${root}../../tsconfig.base.json`,
    ts.sys.readFile,
  )
  const { options } = ts.parseJsonConfigFileContent(
    {
      ...config,
      compilerOptions: {
        ...config.compilerOptions,
        // Examples show values that they do not use.
        noUnusedLocals: false,
        types: ['node'],
      },
      files: [],
    },
    ts.sys,
    root,
  )
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  host.readFile = (name) => examples.get(name) ?? readFile(name)
  host.fileExists = (name) => examples.has(name) || fileExists(name)
  const program = ts.createProgram([...examples.keys()], options, host)
  const problems = ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file && examples.has(file.fileName))
    .map(
      ({ file, messageText }) =>
        `${file?.fileName.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  expect(problems).toEqual([])
}, 60_000)

test('behavior: every function has an example', () => {
  const all = [...examples.values()].join('\n')
  const functions = Object.entries(entry)
    .filter(
      ([name, value]) => typeof value === 'function' && /^[a-z]/.test(name),
    )
    .map(([name]) => name)
  expect(functions.filter((name) => !all.includes(`${name}(`))).toEqual([])
})

test('behavior: the table of exports in the README is complete', () => {
  const readme = readFileSync(`${root}README.md`, 'utf8')
  expect(
    Object.keys(entry).filter((name) => !readme.includes(`\`${name}\``)),
  ).toEqual([])
})
