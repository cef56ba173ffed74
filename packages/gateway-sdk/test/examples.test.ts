import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { compileExamples } from '../../../scripts/test/compileExamples.ts'
import { describeCalls, renderCalls } from '../scripts/describeCalls.ts'
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
  'src/schemas/core/jsonSchema.ts',
  'src/schemas/core/parse.ts',
  'src/status.ts',
  'src/transactionId.ts',
  'src/validate/reportIssues.ts',
  'src/validate/validateResponse.ts',
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

const examples = new Map(
  sources.flatMap((file) =>
    collect(file).map((code, index) => [
      `${root}test/${file.replace(/[/.]/g, '_')}_${index}.ts`,
      code,
    ]),
  ),
)

test('behavior: every example of a docstring compiles', () => {
  const docstrings = [...examples].filter(([name]) => !name.includes('_md_'))
  expect(compileExamples(root, new Map(docstrings))).toEqual([])
}, 60_000)

test('behavior: every function of the root entry has an example', () => {
  const all = [...examples.values()].join('\n')
  const functions = Object.entries(entry)
    .filter(
      ([name, value]) => typeof value === 'function' && /^[a-z]/.test(name),
    )
    .map(([name]) => name)
  expect(functions.filter((name) => !all.includes(`${name}(`))).toEqual([])
})

test('behavior: docs/calls.md equals the docstrings', () => {
  expect(readFileSync(`${root}docs/calls.md`, 'utf8')).toBe(renderCalls())
})

test('behavior: every docstring has a text, a route and an example', () => {
  for (const { name, text, example } of describeCalls()) {
    expect(text, name).toMatch(/`(?:GET|POST|PUT|DELETE) \/v\d\//)
    expect(example, name).toContain(`${name}(client`)
  }
})
