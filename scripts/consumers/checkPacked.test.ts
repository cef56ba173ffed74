import { expect, test } from 'vitest'
import { checkPacked } from './checkPacked.ts'

const manifest = {
  license: 'MIT',
  sideEffects: false,
  exports: {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './package.json': './package.json',
  },
}
const files = [
  'LICENSE',
  'README.md',
  'package.json',
  'dist/index.js',
  'dist/index.d.ts',
  'src/index.ts',
]

test('default', () => {
  expect(checkPacked(manifest, files)).toEqual([])
})

test('behavior: a sheet is a side effect', () => {
  const withSheet = [...files, 'dist/styles.css']
  expect(checkPacked(manifest, withSheet)).toHaveLength(1)
  const marked = { ...manifest, sideEffects: ['**/*.css'] }
  expect(checkPacked(marked, withSheet)).toEqual([])
  expect(checkPacked(marked, files)).toHaveLength(1)
})

test.each([
  'src/a.test.ts',
  'src/createTestApp.test.fixture.tsx',
  'dist/a.test.js',
  'src/a.test-d.ts',
  'src/a.stories.tsx',
  'src/a.contract.ts',
  'src/a.mdx',
  'src/test/people.ts',
  'src/__screenshots__/a.png',
  'test/people.ts',
  'tsup.config.ts',
  '.storybook/main.ts',
])('error: %s', (file) => {
  expect(checkPacked(manifest, [...files, file])).not.toEqual([])
})

test('error: what is missing', () => {
  expect(
    checkPacked({ ...manifest, license: 'UNLICENSED' }, files.slice(1, 4)),
  ).toMatchInlineSnapshot(`
    [
      "no LICENSE",
      "the entry ./dist/index.d.ts is missing",
      "the license is not MIT",
    ]
  `)
})
