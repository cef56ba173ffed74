/**
 * Writes what is made of the schemas: types with their docs, guards of all
 * answers as plain functions, and the rules by which issues are named.
 *
 *   node --conditions=@strongroom/source scripts/generate.ts
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { generatedFiles, source } from './generatedFiles.ts'

const files = await generatedFiles()
const folders = new Set([...files.keys()].map((path) => path.split('/')[0]))

for (const folder of folders)
  for (const name of readdirSync(new URL(`${folder}/`, source)))
    if (name.endsWith('.gen.ts') && !files.has(`${folder}/${name}`))
      rmSync(new URL(`${folder}/${name}`, source))
for (const [path, text] of files) writeFileSync(new URL(path, source), text)
