import { expect, test } from 'vitest'
import { look } from '../scripts/schemas/look.ts'
import { readSchemas } from '../scripts/schemas/readSchemas.ts'
import { typeFiles } from '../scripts/typeFiles.ts'

const descriptionOf = (schema: unknown): string | undefined =>
  (schema as { readonly description?: string }).description

const schemas = await readSchemas()
const files = typeFiles(schemas)

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
  expect(files.get('safe.gen.ts')).toContain(`  /**
   * Transactions that wait for a confirmation of \`walletAddress\`; null without
   * one.
   */
  awaitingConfirmation?: number | null | undefined
`)
})

test('behavior: known values come first, and any other passes', () => {
  expect(files.get('orders.gen.ts')).toContain(
    "export type OrderKind = 'buy' | 'sell' | 'unknown' | (string & {})\n",
  )
})
