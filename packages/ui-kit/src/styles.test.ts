/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const sheets = files
  // A sheet of its own, which styles nothing.
  .filter((file) => file.endsWith('.css') && file !== 'fonts/fonts.css')
  .map((file) => ({
    file,
    css: read(file).replace(/\/\*[\s\S]*?\*\//gu, ''),
  }))
const parts = sheets.filter(({ file }) => file.includes('/'))
const sources = files
  .filter(
    (file) =>
      /\.tsx?$/u.test(file) && !/\.(?:test|stories|contract)\./u.test(file),
  )
  .map((file) => ({ file, code: read(file) }))

function all(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '')
}

/** Rules outside every block. */
function outermost(css: string): string {
  let depth = 0
  let text = ''
  for (const character of css) {
    if (character === '}') depth -= 1
    if (depth === 0) text += character
    if (character === '{') depth += 1
  }
  return text.replace(/\s+/gu, ' ').trim()
}

const declared = new Set(
  sheets.flatMap(({ css }) => all(/(--[\w-]+)\s*:/gu, css)),
)
const styled = new Set(
  parts.flatMap(({ css }) =>
    all(/\.([a-z][\w-]*)/gu, css.replace(/@layer [^{]*/gu, '')),
  ),
)
const used = new Set(
  sources.flatMap(({ code }) =>
    all(/(?<!data-)\b(sr-[a-z][a-z-]*[a-z])\b/gu, code),
  ),
)

test('default: every sheet is imported once by styles.css', () => {
  const entry = sheets.find(({ file }) => file === 'styles.css')
  const imported = all(/@import "\.\/([^"]+)"/gu, entry?.css ?? '')
  expect(imported.sort()).toEqual(parts.map(({ file }) => file).sort())
})

test('behavior: connect.css imports sheets of styles.css, in its order', () => {
  const [styles = [], connect = []] = ['styles.css', 'connect.css'].map(
    (name) =>
      all(
        /@import "\.\/([^"]+)"/gu,
        sheets.find(({ file }) => file === name)?.css ?? '',
      ),
  )
  expect(connect.length).toBeGreaterThan(5)
  expect(connect).toEqual(styles.filter((file) => connect.includes(file)))
})

test('default: the order of the layers is declared first', () => {
  const entry = sheets.find(({ file }) => file === 'styles.css')
  expect(entry?.css.trim().split('\n')[0]).toMatchInlineSnapshot(
    `"@layer sr.reset, sr.tokens, sr.components;"`,
  )
})

test.each(parts)('behavior: $file keeps to its layer', ({ file, css }) => {
  const layer =
    file === 'reset/reset.css'
      ? 'sr.reset'
      : file.startsWith('tokens/')
        ? 'sr.tokens'
        : 'sr.components'
  expect(outermost(css)).toBe(`@layer ${layer} {}`)
})

test('behavior: classes, variables and animations carry the prefix', () => {
  const names = [
    ...[...styled].filter((name) => !name.startsWith('sr-')),
    ...[...declared].filter((name) => !name.startsWith('--sr-')),
    ...sheets
      .flatMap(({ css }) => all(/@keyframes ([\w-]+)/gu, css))
      .filter((name) => !name.startsWith('sr-')),
  ]
  expect(names).toEqual([])
})

test('behavior: every variable that is read is declared', () => {
  const reads = sheets.flatMap(({ css }) => all(/var\((--[\w-]+)/gu, css))
  expect(reads.filter((name) => !declared.has(name))).toEqual([])
})

test('behavior: every declared variable is read', () => {
  const reads = new Set(
    sheets.flatMap(({ css }) => all(/var\((--[\w-]+)/gu, css)),
  )
  expect([...declared].filter((name) => !reads.has(name))).toEqual([])
})

test('behavior: every class in a component has a style', () => {
  // Named for hooks and tests of the apps; they need no rule of their own.
  const bare = ['sr-calls', 'sr-timeline']
  const missing = [...used].filter(
    (name) => !styled.has(name) && !bare.includes(name),
  )
  expect(missing).toEqual([])
})

test('behavior: every styled class is used by a component', () => {
  const apps = ['sr-root', 'sr-mono', 'sr-num']
  expect(
    [...styled].filter((name) => !used.has(name) && !apps.includes(name)),
  ).toEqual([])
})

test('behavior: uses logical sides alone, so that the kit mirrors', () => {
  const physical = parts.flatMap(({ file, css }) =>
    all(
      /[\s;{]((?:margin|padding|border)-(?:left|right|top|bottom)[\w-]*|left|right|top|bottom|(?:min-|max-)?(?:width|height))\s*:/gu,
      css,
    ).map((property) => `${file}: ${property}`),
  )
  expect(physical).toEqual([])
})

test('behavior: leaves out url(), fonts and !important', () => {
  const bad = parts.filter(({ css }) =>
    /url\(|@font-face|!important|expression\(/u.test(css),
  )
  expect(bad.map(({ file }) => file)).toEqual([])
})

test('behavior: components leave CSS to the app', () => {
  const bad = sources.filter(({ code }) => /import '[^']*\.css'/u.test(code))
  expect(bad.map(({ file }) => file)).toEqual([])
})
