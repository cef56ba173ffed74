/**
 * Writes the fonts of `src/fonts` from the packages of Fontsource.
 *
 *   pnpm --filter @strongroom/ui-kit generate:fonts
 */
import { writeFileSync } from 'node:fs'
import { subsetFonts } from './subsetFonts.ts'

for (const { name, bytes } of await subsetFonts())
  writeFileSync(new URL(`../src/fonts/${name}`, import.meta.url), bytes)
