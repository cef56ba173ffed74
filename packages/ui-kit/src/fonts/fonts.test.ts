/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subsetFonts } from '../../scripts/subsetFonts.ts'

test('default: the fonts are what the script makes of the packages', async () => {
  const fonts = await subsetFonts()
  expect(fonts.map(({ name }) => name)).toEqual([
    'geist.woff2',
    'geist-mono.woff2',
  ])
  for (const { name, bytes } of fonts)
    expect(
      readFileSync(new URL(`./${name}`, import.meta.url)).equals(bytes),
      name,
    ).toBe(true)
})
