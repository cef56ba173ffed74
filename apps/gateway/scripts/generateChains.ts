/** Writes `src/platform/config/generated/chains.ts`. */
import { writeFileSync } from 'node:fs'
import { chainsSource } from './chainsSource.ts'

writeFileSync(
  new URL('../src/platform/config/generated/chains.ts', import.meta.url),
  chainsSource(),
)
