/// <reference types="node" />
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const root = fileURLToPath(new URL('../../', folder))
const docs = readFileSync(`${root}docs/testing.md`, 'utf8')

const examples: [string, string][] = [
  ...[...docs.matchAll(/^```ts\n(.*?)^```/gms)].map(
    ([, code = ''], index): [string, string] => [
      `testing.md ${index + 1}`,
      code,
    ],
  ),
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .flatMap((name) =>
      [
        ...readFileSync(new URL(name, folder), 'utf8').matchAll(
          /^ \* @example\n(.*?)^ \*\//gms,
        ),
      ].map(([, text = '']): [string, string] => [
        name,
        text.replaceAll(/^ \* ?/gm, ''),
      ]),
    ),
]

/**
 * A line that ends in `// 'value'` claims what its expression is: the example
 * throws when it is something else.
 */
function withClaims(code: string): string {
  return code.replaceAll(
    /^( *)([\w.]+(?:\([^\n]*\)[\w.]*)?) \/\/ ('[^']*'|\d+|\[\])[^\n]*$/gm,
    (_, indent, expression, value) =>
      `${indent};{ const is = JSON.stringify(${expression}); if (is !== JSON.stringify(${value})) throw new Error(is) }`,
  )
}

test('behavior: claims of examples are checked', () => {
  expect(withClaims("a.b // 'c'")).toContain('JSON.stringify(a.b)')
  expect(examples.length).toBeGreaterThan(8)
  const claims = examples.filter(([, code]) => withClaims(code) !== code)
  expect(claims.length).toBeGreaterThan(6)
})

test.each(examples)('default: %s runs', async (_, code) => {
  const { stderr } = await promisify(execFile)(
    process.execPath,
    [
      '--conditions=@strongroom/source',
      '--input-type=module-typescript',
      '--eval',
      withClaims(code),
    ],
    { cwd: root },
  )
  expect(stderr.replaceAll(/^.*(?:Warning|trace-warnings).*$\n?/gm, '')).toBe(
    '',
  )
})
