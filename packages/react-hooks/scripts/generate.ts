/**
 * Writes `src/generated/coins.ts`.
 *
 *   node packages/react-hooks/scripts/generate.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { coinsSource } from './coinsSource.ts'

const out = new URL('../src/generated/', import.meta.url)
mkdirSync(out, { recursive: true })
writeFileSync(new URL('coins.ts', out), coinsSource())
