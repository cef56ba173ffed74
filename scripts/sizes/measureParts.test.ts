import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { measureParts } from './measureParts.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

test('default: measures each module alone, with the rest of its sources', async () => {
  const found = await measureParts(
    new Map([
      ['react', `export { useState } from 'react'`],
      ['two', `export { readSizes } from './sizeTable.ts'`],
      ['sheet.css', 'a { color: red }'],
    ]),
    folder,
  )
  expect([...found.keys()].sort()).toEqual(['react', 'sheet', 'two'])
  expect(found.get('react')?.bytes).toBeLessThan(80)
  expect(found.get('two')?.text).toContain('export{')
  expect(found.get('two')?.bytes).toBeGreaterThan(100)
  expect(found.get('sheet')?.bytes).toBeLessThan(60)
})
