/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { generatedFiles, source } from '../scripts/generatedFiles.ts'
import { look } from '../scripts/schemas/look.ts'
import { readSchemas } from '../scripts/schemas/readSchemas.ts'

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

describe('types', async () => {
  const schemas = await readSchemas()

  test('behavior: every field of bodies and entities has docs in an editor', () => {
    const fields = schemas.flatMap(({ name, schema }) => {
      const view = look(schema)
      const entries = view.kind === 'object' ? Object.entries(view.fields) : []
      return entries.map(([key, field]) => [`${name}.${key}`, field] as const)
    })
    const bare = fields.filter(([, field]) => !descriptionOf(field))
    expect(bare.map(([name]) => name)).toEqual([])
    expect(fields.length).toBeGreaterThan(650)
  })

  test('behavior: a long text takes several lines', () => {
    expect(files.get('types/safe.gen.ts')).toContain(`  /**
   * Transactions that wait for a confirmation of \`walletAddress\`; null without
   * one.
   */
  awaitingConfirmation?: number | null | undefined
`)
  })

  test('behavior: known values come first, and any other passes', () => {
    expect(files.get('types/orders.gen.ts')).toContain(
      "export type OrderKind = 'buy' | 'sell' | 'unknown' | (string & {})\n",
    )
  })
})

const descriptionOf = (schema: unknown): string | undefined =>
  (schema as { readonly description?: string }).description
