import { expect, test } from 'vitest'
import { findSingleImporters } from './singleImporters.ts'

const find = (files: Readonly<Record<string, string>>) =>
  findSingleImporters(
    new Map(
      Object.entries(files).map(([name, text]) => [
        name.includes('/') ? name : `packages/a/src/b/${name}`,
        text,
      ]),
    ),
  ).map(({ file, importer }) => `${file} <- ${importer}`)

test('default: names a file that one file of its folder imports', () => {
  expect(
    find({
      'part.ts': '',
      'user.ts': "export { part } from './part.ts'",
      'packages/a/src/other.ts': "import { user } from './b/user.ts'",
    }),
  ).toEqual(['packages/a/src/b/part.ts <- packages/a/src/b/user.ts'])
})

test('behavior: counts imports of types, and endings of all kinds', () => {
  expect(
    find({
      'One.ts': '',
      'Two.tsx': '',
      'user.ts': "import type { One } from './One'\nimport './Two.js'",
    }),
  ).toHaveLength(2)
})

test('behavior: an import inside a comment does not count', () => {
  const user = "// import './part.ts'\nexport const user = 1"
  expect(find({ 'part.ts': '', 'user.ts': user })).toEqual([])
})

test.each([
  [
    'a second importer elsewhere',
    { 'packages/a/src/c.ts': "import './b/part.ts'" },
  ],
  ['a second importer in its folder', { 'other.ts': "import './part.ts'" }],
  [
    'an importer in another package',
    { 'packages/c/src/d.ts': "import '@strongroom/a/b/part'" },
  ],
  ['a test', { 'packages/a/test/p.test.ts': "import '../src/b/part.ts'" }],
  ['a story', { 'part.stories.tsx': "import './part.ts'" }],
  ['a chunk', { 'lazy.ts': "export const load = () => import('./part.ts')" }],
])('behavior: a file with %s stays', (_, files) => {
  const base = { 'part.ts': '', 'user.ts': "import './part.ts'" }
  expect(find({ ...base, ...files })).toEqual([])
})

test('behavior: files that only an entry lists stay', () => {
  expect(
    find({ 'part.ts': '', 'index.ts': "export { part } from './part.ts'" }),
  ).toEqual([])
})

test('behavior: files of tests and generated files are left out', () => {
  expect(
    find({
      'packages/a/test/part.ts': '',
      'packages/a/test/user.ts': "import './part.ts'",
      'packages/a/src/one.gen.ts': '',
      'packages/a/src/two.gen.ts': "import './one.gen.ts'",
    }),
  ).toEqual([])
})
