import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { compileExamples } from '../../../scripts/checks/compileExamples.ts'
import * as entry from '../src/index.ts'
import * as risks from '../src/risks/index.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every `ts` block of the docstrings, by where it stands. */
function collectExamples(): Map<string, string> {
  const examples = new Map<string, string>()
  const files = readdirSync(`${root}src`, { recursive: true })
    .map((file) => `src/${file}`)
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
  for (const file of files) {
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

test('behavior: the policy does not compile without a rule for each kind', () => {
  const policy = readFileSync(`${root}src/risks/policy.ts`, 'utf8')
  const rule = /^ {2}'recipient-is-safe': warn,\n/m
  expect(policy).toMatch(rule)
  const incomplete = new Map([
    [`${root}src/risks/incompletePolicy.ts`, policy.replace(rule, '')],
  ])
  expect(compileExamples(root, incomplete)).toEqual([
    expect.stringContaining(`Property '"recipient-is-safe"' is missing`),
  ])
}, 240_000)

test('behavior: every function has an example', () => {
  const all = [...examples.values()].join('\n')
  const functions = Object.entries({ ...entry, ...risks })
    .filter(
      ([name, value]) => typeof value === 'function' && /^[a-z]/.test(name),
    )
    .map(([name]) => name)
  expect(functions.filter((name) => !all.includes(`${name}(`))).toEqual([])
})

test('behavior: the table of exports in the README is complete', () => {
  const readme = readFileSync(`${root}README.md`, 'utf8')
  expect(
    Object.keys({ ...entry, ...risks }).filter(
      (name) => !readme.includes(`\`${name}\``),
    ),
  ).toEqual([])
})
