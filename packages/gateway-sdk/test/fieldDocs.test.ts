/// <reference types="node" />
import { expect, test } from 'vitest'
import { readTypeDocs } from '../scripts/readTypeDocs.ts'

test('behavior: every field of bodies and entities has docs in an editor', () => {
  const docs = [...readTypeDocs()].flatMap(([type, fields]) =>
    Object.entries(fields).map(([name, text]) => [`${type}.${name}`, text]),
  )
  expect(docs.filter(([, text]) => text === '')).toEqual([])
  expect(docs.length).toBeGreaterThan(750)
}, 30_000)
