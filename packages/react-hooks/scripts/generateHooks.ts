/**
 * Writes the options and hooks of every call (`src/calls/*.gen.ts` and
 * `src/hooks/*.gen.ts`), and the tables of calls in the README, from the table in
 * `scripts/hooks` and the registry of calls.
 *
 *   node --conditions=@strongroom/source scripts/generateHooks.ts
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hookFiles } from './hooks/hookFiles.ts'
import { withTables } from './hooks/readmeTables.ts'

const src = fileURLToPath(new URL('../src/', import.meta.url))
const files = hookFiles()

for (const file of globSync('{calls,hooks}/*.gen.ts', { cwd: src }))
  if (!files.has(file)) rmSync(src + file)
for (const [file, text] of files) writeFileSync(src + file, text)

const readme = new URL('../README.md', import.meta.url)
writeFileSync(readme, withTables(readFileSync(readme, 'utf8')))
