/** Colours of both themes, from the sheet of tokens. */
export function readColors(css: string) {
  return [
    ...css.matchAll(
      /--sr-color-([\w-]+):\s*light-dark\(\s*(#\w+|rgb\([^)]+\)),\s*(#\w+|rgb\([^)]+\))\s*\);/gu,
    ),
  ].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }))
}

/** Names and values of the variables in the block of a selector. */
export function readValues(css: string, start: string, prefix: string) {
  const from = css.indexOf(start)
  const block = css.slice(from, css.indexOf('}', from))
  return [
    ...block.matchAll(new RegExp(`--sr-(${prefix}[\\w-]*):\\s*([^;]+);`, 'gu')),
  ].map(([, name = '', value = '']) => ({
    name,
    value: value.replace(/\s+/gu, ' '),
  }))
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

/** How far apart two colours are (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  )
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['canvas', 'surface', 'raised', 'sunken', 'hover']

/** Text on its background: at least 4.5 (WCAG 1.4.3). */
export const textPairs: readonly [string, string][] = [
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
export const shapePairs: readonly [string, string][] = [
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
