import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { compileExamples } from '../../../scripts/checks/compileExamples.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test'))
  .map((file) => `src/${file}`)

/** The `@example`s of a file's docstrings. */
function collect(file: string): string[] {
  const text = readFileSync(root + file, 'utf8')
  return [...text.matchAll(/@example\n(.*?)\*\//gs)].map(([, code = '']) =>
    code.replace(/^ ?\* ?/gm, '').replace(/^```(?:tsx?)?$/gm, ''),
  )
}

const examples = new Map(
  sources.flatMap((file) =>
    collect(file).map((code, index) => [
      `${root}test/${file.replace(/[/.]/g, '_')}_${index}.tsx`,
      code,
    ]),
  ),
)

test('behavior: every example compiles', () => {
  expect(examples.size).toBeGreaterThan(50)
  expect(compileExamples(root, examples)).toEqual([])
}, 180_000)
