import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'
import { findSizeChanges, formatSizeChanges } from './sizeDifference.ts'

const before = new Map([
  ['same', [1000, 900]],
  ['grown', [1000, 900]],
  ['gone', [500]],
])
const after = new Map([
  ['same', [1000, 950]],
  ['grown', [1250, 900]],
  ['new', [300]],
])

test('default: shows parts that changed, came or went', () => {
  const changes = findSizeChanges(before, after)
  expect(
    formatSizeChanges(new Map([['ui-kit', changes]])),
  ).toMatchInlineSnapshot(`
      "### Sizes

      kB of gzip, from the tables of the READMEs.

      | package | part | before | after | difference |
      | --- | --- | --: | --: | --: |
      | ui-kit | \`grown\` | 1.00 | 1.25 | +0.25 |
      | ui-kit | \`gone\` | 0.50 | – |  |
      | ui-kit | \`new\` | – | 0.30 |  |"
    `)
})

test('behavior: says so when all sizes are equal', () => {
  const changes = findSizeChanges(before, before)
  expect(formatSizeChanges(new Map([['ui-kit', changes]]))).toBe(
    '### Sizes\n\nUnchanged.',
  )
})

const script = join(root, 'scripts/checks/sizeDifference.ts')
const run = (base: string) =>
  execFileSync(
    process.execPath,
    ['--conditions=@strongroom/source', script, base],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )

test('behavior: compares the READMEs with those of a commit', () => {
  expect(run('HEAD')).toMatch(/^### Sizes\n/u)
})

test('error: refuses an unknown base', () => {
  expect(() => run('no-such-commit')).toThrow()
})
