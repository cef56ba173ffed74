/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { generatedFiles, source } from '../scripts/generatedFiles.ts'

const files = await generatedFiles()

test('behavior: the files equal the output of the generator', () => {
  const names = globSync('{guards,types,validate}/*.gen.ts', {
    cwd: fileURLToPath(source),
  })
  expect(names.sort(), 'run pnpm generate').toEqual([...files.keys()].sort())
  for (const [name, text] of files) {
    const found = readFileSync(new URL(name, source), 'utf8')
    expect(found, `${name} is old: run pnpm generate`).toBe(text)
    expect(text).toMatch(/^\/\/ Generated /)
    expect(text.split('\n').length, name).toBeLessThan(400)
  }
})

test('behavior: leaves out zod, eval and Function', () => {
  for (const text of files.values())
    expect(text).not.toMatch(/\bzod\b|\beval\b|\bFunction\b/)
})
