/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  contrast,
  readColors,
  readValues,
  shapePairs,
  textPairs,
} from '../../test/readTokens.ts'

const css = ['./tokens.css', './density.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')
const colors = readColors(css)

const themes = {
  light: Object.fromEntries(colors.map(({ name, light }) => [name, light])),
  dark: Object.fromEntries(colors.map(({ name, dark }) => [name, dark])),
}

for (const [theme, values] of Object.entries(themes)) {
  const ratio = ([front, back]: [string, string]) =>
    contrast(values[front] ?? '#000000', values[back] ?? '#000000')
  const describe = (pair: [string, string]) =>
    `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`

  test(`behavior: text in the ${theme} theme has a contrast of 4.5`, () => {
    expect(textPairs.filter((pair) => ratio(pair) < 4.5).map(describe)).toEqual(
      [],
    )
  })

  test(`behavior: shapes in the ${theme} theme have a contrast of 3`, () => {
    expect(shapePairs.filter((pair) => ratio(pair) < 3).map(describe)).toEqual(
      [],
    )
  })
}

test('behavior: every colour has a value in both themes', () => {
  expect(colors.length).toBeGreaterThan(30)
  expect(css.match(/--sr-color-[\w-]+:/gu)).toHaveLength(colors.length)
})

const densities = {
  comfortable: ':root,\n  [data-sr-density] {',
  compact: '[data-sr-density="compact"] {',
  'under a finger': ':root,\n    [data-sr-density] {',
}
const pixels = (start: string, prefix: string) =>
  readValues(css, start, prefix)
    .filter(({ value }) => value.endsWith('rem') && !value.includes('('))
    .map(({ value }) => Number.parseFloat(value) * 16)

test.each(Object.entries(densities))(
  'behavior: sizes of the layout are multiples of 4 px, %s',
  (_name, start) => {
    const sizes = [...pixels(start, 'space-'), ...pixels(start, 'control-')]
    expect(sizes.length).toBeGreaterThan(2)
    expect(sizes.filter((size) => size % 4 !== 0)).toEqual([])
  },
)

test.each([
  ['comfortable', 24],
  ['compact', 24],
  ['under a finger', 44],
] as const)('behavior: controls are high enough, %s', (name, least) => {
  const heights = pixels(densities[name], 'control-')
  expect(heights).toHaveLength(3)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(least)
})

test('behavior: every text is at least 12 px', () => {
  const sizes = [
    ...pixels(densities.comfortable, 'text-'),
    ...pixels(densities.compact, 'text-'),
    ...pixels(':root {', 'text-'),
  ]
  expect(Math.min(...sizes)).toBe(12)
})
