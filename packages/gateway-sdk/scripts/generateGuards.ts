/**
 * Writes `src/schemas/guards/*.gen.ts`: the schemas of all answers as plain
 * functions, ten times as fast as the schemas themselves.
 *
 *   node --conditions=@strongroom/source scripts/generateGuards.ts
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { guardFiles } from './guards/guardFiles.ts'

const out = new URL('../src/schemas/guards/', import.meta.url)
const files = await guardFiles()

for (const name of readdirSync(out))
  if (name.endsWith('.gen.ts') && !files.has(name)) rmSync(new URL(name, out))
for (const [name, text] of files) writeFileSync(new URL(name, out), text)
