/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  type Hook,
  readAttributes,
  readVariables,
} from '../test/readStyleContract.ts'
import type { StyleContract } from './internal/StyleContract.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const css = files
  .filter((file) => /\/[\w-]+\.css$/u.test(file) && !file.startsWith('tokens/'))
  .map(read)
const components = files
  .filter((file) => /\.tsx$/u.test(file) && !/\.(?:test|stories)\./u.test(file))
  .map(read)

const contracts: StyleContract[] = await Promise.all(
  files
    .filter((file) => file.endsWith('.contract.ts'))
    .map(async (file) => {
      const module: Record<string, StyleContract> = await import(
        /* @vite-ignore */ `./${file}`
      )
      return Object.values(module)[0] ?? {}
    }),
)
const parts = contracts.flatMap((contract) => Object.entries(contract))
const described = parts.flatMap(([part, { attributes = {} }]) =>
  Object.entries(attributes).map(([name, text]) => ({ part, name, text })),
)
const describedVariables = parts.flatMap(([part, { variables = {} }]) =>
  Object.keys(variables).map((name) => `${part} ${name}`),
)
const nameOf = ({ part, name }: Pick<Hook, 'part' | 'name'>) =>
  `${part} ${name}`
const sorted = (names: string[]) => [...new Set(names)].sort()

test('default: sheets select on attributes of a contract alone', () => {
  const known = new Set(described.map(nameOf))
  const found = sorted(css.flatMap(readAttributes).map(nameOf))
  expect(found.filter((name) => !known.has(name))).toEqual([])
})

test('default: components set attributes of a contract alone', () => {
  const known = new Set(described.map(({ name }) => name))
  const set = components.flatMap((code) =>
    [...code.matchAll(/\b(data-(?!sr-)[a-z-]+)['"]?\s*[=:]/gu)].map(
      ([, name = '']) => name,
    ),
  )
  expect(sorted(set.filter((name) => !known.has(name)))).toEqual([])
})

test('behavior: every value that a sheet selects on is named', () => {
  const unnamed = css
    .flatMap(readAttributes)
    .filter(({ part, name, value }) => {
      const text = described.find(
        (entry) => entry.part === part && entry.name === name,
      )?.text
      return value !== undefined && text?.includes(`\`${value}\``) === false
    })
    .map(({ part, name, value }) => `${part} ${name}="${value}"`)
  expect(sorted(unnamed)).toEqual([])
})

test('behavior: every attribute of a contract is in use', () => {
  const stale = described.filter(
    ({ part, name }) =>
      !components.some(
        (code) =>
          new RegExp(`\\b${part}(?![\\w-])`, 'u').test(code) &&
          code.includes(name),
      ),
  )
  expect(stale.map(nameOf)).toEqual([])
})

test('behavior: the variables of contracts are those of the sheets', () => {
  expect(sorted(describedVariables)).toEqual(
    sorted(css.flatMap(readVariables).map(nameOf)),
  )
})

test('behavior: a nested sheet is read as a browser reads it', () => {
  const sheet = `@layer sr.components { .sr-a { --sr-x: 1px; &[data-b="c"] { color: red }
    .sr-d[data-e] > & { color: red } &:not([data-f]) { color: red } } }`
  expect(readAttributes(sheet).map(nameOf)).toEqual([
    'sr-a data-b',
    'sr-d data-e',
    'sr-a data-f',
  ])
  expect(readVariables(sheet).map(nameOf)).toEqual(['sr-a --sr-x'])
})
