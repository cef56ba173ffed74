import { expect, test } from 'vitest'
import { checkPacked } from './checkPacked.ts'

const manifest = {
  version: '0.0.0',
  license: 'MIT',
  keywords: ['safe'],
  homepage: 'https://example.org',
  bugs: 'https://example.org/issues',
  files: ['CHANGELOG.md', 'dist'],
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

const read = () => '[docs](https://example.org/a.md) [below](#below)'

test('default', () => {
  expect(checkPacked(manifest, files, read)).toEqual([])
})

test('behavior: a released package has its changelog', () => {
  const released = { ...manifest, version: '1.0.0' }
  expect(checkPacked(released, files, read)).toEqual(['no CHANGELOG.md'])
  expect(checkPacked(released, [...files, 'CHANGELOG.md'], read)).toEqual([])
  const unlisted = { ...manifest, files: ['dist'] }
  expect(checkPacked(unlisted, files, read)).toEqual(['no CHANGELOG.md'])
})

test('behavior: documents link to packed files only', () => {
  const linking = (file: string) =>
    file === 'README.md'
      ? '[a](docs/a.md#part) [b](../b.md)'
      : '[r](../README.md)'
  expect(checkPacked(manifest, [...files, 'docs/a.md'], linking)).toEqual([
    'README.md links to ../b.md, which is not packed',
  ])
  expect(checkPacked(manifest, files, linking)).toContain(
    'README.md links to docs/a.md, which is not packed',
  )
})

test('behavior: a program pins what it was tested with, and packs its data', () => {
  const program = {
    ...manifest,
    bin: { tool: './dist/main.js' },
    exports: { './package.json': './package.json' },
    dependencies: { zod: '4.6.7' },
  }
  const packed = [...files.slice(0, 3), 'dist/main.js', 'drizzle/1.sql']
  const naming = (file: string) => (file === 'README.md' ? '' : "import 'zod'")
  expect(checkPacked(program, packed, naming)).toEqual([])
  expect(
    checkPacked(program, [...files.slice(0, 3), 'drizzle/1.sql'], naming),
  ).toEqual(['the entry ./dist/main.js is missing'])
  expect(
    checkPacked({ ...program, exports: manifest.exports }, files, read),
  ).toEqual([
    'the entry ./dist/main.js is missing',
    'the manifest depends on zod, which stays private',
    'zod is pinned to 4.6.7',
  ])
})

test.each([
  ['@strongroom/internal', "import { keccak } from '@strongroom/internal/a'"],
  ['@strongroom/gateway-schemas', "import '@strongroom/gateway-schemas'"],
  ['zod', 'declare const a: import("zod").ZodString'],
])('error: code, types or a manifest that name %s', (name, code) => {
  const naming = (file: string) => (file === 'README.md' ? '' : code)
  expect(checkPacked(manifest, files, naming)).toEqual([
    `dist/index.js names ${name}, which stays private`,
    `dist/index.d.ts names ${name}, which stays private`,
  ])
  const dependencies = { [name]: '^0.0.0' }
  expect(checkPacked({ ...manifest, dependencies }, files, read)).toEqual([
    `the manifest depends on ${name}, which stays private`,
  ])
})

test.each(['keywords', 'homepage', 'bugs'])(
  'error: a manifest without %s',
  (field) => {
    expect(
      checkPacked({ ...manifest, [field]: undefined }, files, read),
    ).toEqual([`the manifest has no ${field}`])
  },
)

test('behavior: a dependency has a range, unless viem pins it', () => {
  const dependencies = { uqr: '0.1.3', '@noble/hashes': '1.8.0', a: '^1.0.0' }
  expect(checkPacked({ ...manifest, dependencies }, files, read)).toEqual([
    'uqr is pinned to 0.1.3',
  ])
})

test('behavior: a sheet is a side effect', () => {
  const withSheet = [...files, 'dist/styles.css']
  expect(checkPacked(manifest, withSheet, read)).toHaveLength(1)
  const marked = { ...manifest, sideEffects: ['**/*.css'] }
  expect(checkPacked(marked, withSheet, read)).toEqual([])
  expect(checkPacked(marked, files, read)).toHaveLength(1)
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
  expect(checkPacked(manifest, [...files, file], read)).not.toEqual([])
})

test('error: missing files and fields', () => {
  expect(
    checkPacked(
      { ...manifest, license: 'UNLICENSED' },
      files.slice(1, 4),
      read,
    ),
  ).toMatchInlineSnapshot(`
    [
      "no LICENSE",
      "the entry ./dist/index.d.ts is missing",
      "the license is not MIT",
    ]
  `)
})
