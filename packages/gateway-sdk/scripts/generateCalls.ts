/**
 * Writes what is derived from the registry of calls: the client's functions and
 * routes (`src/calls/*.gen.ts`), the calls of `./compat`, answers for tests,
 * and `docs/calls.md`.
 *
 *   node --conditions=@strongroom/source scripts/generateCalls.ts
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { answersFile } from './calls/answersFile.ts'
import { callFiles, renderDocs } from './calls/callFiles.ts'
import { compatFile } from './calls/compatFile.ts'

const out = new URL('../src/calls/', import.meta.url)
const files = callFiles()

for (const name of readdirSync(out))
  if (name.endsWith('.gen.ts') && !files.has(name)) rmSync(new URL(name, out))
for (const [name, text] of files) writeFileSync(new URL(name, out), text)
writeFileSync(
  new URL('../src/compat/calls.gen.ts', import.meta.url),
  compatFile(),
)
writeFileSync(
  new URL('../src/testing/handlers/answers.gen.ts', import.meta.url),
  answersFile(),
)
writeFileSync(new URL('../docs/calls.md', import.meta.url), renderDocs())
