/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const colors = [
  ...css.matchAll(
    /--sr-color-([\w-]+):\s*light-dark\(\s*(#\w+|rgb\([^)]+\)),\s*(#\w+|rgb\([^)]+\))\s*\);/gu,
  ),
].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }))

const themes = {
  light: Object.fromEntries(colors.map(({ name, light }) => [name, light])),
  dark: Object.fromEntries(colors.map(({ name, dark }) => [name, dark])),
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.040_45
      ? channel / 12.92
      : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  )
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['canvas', 'surface', 'raised', 'sunken', 'hover']
/** Text on its background: at least 4.5 (WCAG 1.4.3). */
const texts: readonly [string, string][] = [
  ...['text', 'text-muted', 'text-faint', 'accent-text'].flatMap((text) =>
    surfaces.map((surface): [string, string] => [text, surface]),
  ),
  ['text-muted', 'pressed'],
  ['on-accent', 'accent-solid'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger-solid'],
  ['on-danger', 'danger-hover'],
  ...['accent', 'success', 'warning', 'danger'].flatMap(
    (tone): [string, string][] => [
      [`${tone}-text`, `${tone}-soft`],
      [`${tone}-text`, 'surface'],
      [`${tone}-text`, 'raised'],
      [`${tone}-text`, 'sunken'],
      ['text', `${tone}-soft`],
      ['text-muted', `${tone}-soft`],
    ],
  ),
]
/** Outlines, icons and marks beside them: at least 3 (WCAG 1.4.11). */
const shapes: readonly [string, string][] = [
  ...['border-strong', 'focus'].flatMap((shape) =>
    surfaces.map((surface): [string, string] => [shape, surface]),
  ),
  ...['accent', 'success', 'warning', 'danger'].flatMap(
    (tone): [string, string][] => [
      [tone, 'surface'],
      [tone, 'raised'],
      [tone, 'sunken'],
      [tone, `${tone}-soft`],
    ],
  ),
  ['accent-solid', 'surface'],
  ['danger-solid', 'surface'],
]

for (const [theme, colors] of Object.entries(themes)) {
  const ratio = ([front, back]: [string, string]) =>
    contrast(colors[front] ?? '#000000', colors[back] ?? '#000000')
  const describe = (pair: [string, string]) =>
    `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`

  test(`behavior: text in the ${theme} theme has a contrast of 4.5`, () => {
    expect(texts.filter((pair) => ratio(pair) < 4.5).map(describe)).toEqual([])
  })

  test(`behavior: shapes in the ${theme} theme have a contrast of 3`, () => {
    expect(shapes.filter((pair) => ratio(pair) < 3).map(describe)).toEqual([])
  })
}

test('behavior: every colour has a value in both themes', () => {
  expect(colors.length).toBeGreaterThan(30)
  expect(css.match(/--sr-color-[\w-]+:/gu)).toHaveLength(colors.length)
})
