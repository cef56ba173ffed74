import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const range = (first: number, last: number) =>
  String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
const ascii = range(0x20, 0x7e)
// German and the other languages of Western Europe, and the signs of sentences and amounts.
const western = `${range(0xa0, 0xff)}ŒœŠšŽžŸẞ–—‘’‚“”„•…‹›€™−≈≤≥ `

const sources = {
  'geist.woff2': {
    from: require.resolve(
      '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    ),
    text: `${ascii}${western}`,
  },
  // Addresses, hashes and calldata.
  'geist-mono.woff2': {
    from: require.resolve(
      '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    ),
    text: `${ascii}…−`,
  },
}

/** Cuts both fonts to the characters and weights that the kit uses. */
export async function subsetFonts(): Promise<
  { readonly name: string; readonly bytes: Buffer }[]
> {
  return Promise.all(
    Object.entries(sources).map(async ([name, { from, text }]) => ({
      name,
      bytes: await subsetFont(readFileSync(from), text, {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 400, max: 600 } },
      }),
    })),
  )
}
