import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'
import { compileExamples } from './compileExamples.ts'

const published = globSync('packages/*/package.json', { cwd: root })
  .filter((file) => !JSON.parse(readFileSync(join(root, file), 'utf8')).private)
  .map((file) => file.split(/[\\/]/u)[1] ?? '')
  // A command alone, which exports nothing.
  .filter((folder) => folder !== 'create-app')
  .sort()

/** The examples of a source's docstrings, each as a file of its package. */
function listExamples(folder: string): [file: string, code: string][] {
  const home = join(root, 'packages', folder)
  return globSync('src/**/*.{ts,tsx}', { cwd: home })
    .filter((file) => !/\.(?:test|stories)\./u.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(home, file), 'utf8').matchAll(
          /^\s*\* @example\n(.*?)(?=^\s*\* @|\*\/)/gmsu,
        ),
      ].map(([, text = ''], index): [string, string] => [
        join(home, `${file.replaceAll(/\W/gu, '-')}-${index + 1}.tsx`),
        text.replace(/^\s*\* ?/gmu, '').replace(/^```(?:tsx?)?$/gmu, ''),
      ]),
    )
}

const examples = new Map(published.flatMap(listExamples))

test('behavior: finds examples in every published package', () => {
  const counts = published.map(
    (folder) =>
      [...examples.keys()].filter((file) =>
        file.startsWith(join(root, 'packages', folder, '/')),
      ).length,
  )
  expect(counts).not.toContain(0)
  expect(examples.size).toBeGreaterThan(450)
})

test('behavior: compiles every example of a docstring', () => {
  expect(compileExamples(join(root, '/'), examples)).toEqual([])
}, 240_000)
