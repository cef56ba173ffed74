import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { answersFile } from '../scripts/calls/answersFile.ts'
import { callFiles, renderDocs } from '../scripts/calls/callFiles.ts'
import { compatFile } from '../scripts/calls/compatFile.ts'
import * as entry from '../src/index.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = [
  'README.md',
  'docs/calls.md',
  'docs/migrating.md',
  'docs/testing.md',
  'src/client/createGatewayClient.ts',
  'src/errors/gatewayError.ts',
  'src/live/watchSafe.ts',
  'src/paging/paginate.ts',
  'src/status.ts',
  'src/transactionId.ts',
  'src/validate/reportIssues.ts',
  'src/validate/validateResponse.ts',
  'src/validate/validateType.ts',
]

/** Every example of a file: `ts` blocks of Markdown, `@example`s of docstrings. */
function collect(file: string): string[] {
  const text = readFileSync(root + file, 'utf8')
  return file.endsWith('.md')
    ? [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code)
    : [...text.matchAll(/@example\n(.*?)\*\//gs)].map(([, code = '']) =>
        code.replace(/^ ?\* ?/gm, ''),
      )
}

test('behavior: every function of the root entry has an example', () => {
  const all = sources.flatMap(collect).join('\n')
  const functions = Object.entries(entry)
    .filter(
      ([name, value]) => typeof value === 'function' && /^[a-z]/.test(name),
    )
    .map(([name]) => name)
  expect(functions.filter((name) => !all.includes(`${name}(`))).toEqual([])
})

test('behavior: generated functions and docs equal the registry', () => {
  const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
  expect(read('docs/calls.md'), 'run pnpm generate').toBe(renderDocs())
  expect(read('src/compat/calls.gen.ts'), 'run pnpm generate').toBe(
    compatFile(),
  )
  expect(read('src/testing/handlers/answers.gen.ts'), 'run pnpm generate').toBe(
    answersFile(),
  )
  const files = callFiles()
  const names = readdirSync(`${root}src/calls`)
  expect(names.filter((name) => name.endsWith('.gen.ts')).sort()).toEqual(
    [...files.keys()].sort(),
  )
  for (const [name, text] of files)
    expect(read(`src/calls/${name}`), `${name}: run pnpm generate`).toBe(text)
})
