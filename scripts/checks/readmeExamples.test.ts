import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'
import { compileExamples } from './compileExamples.ts'
import {
  documents,
  listDocumentExamples,
  listFiles,
} from './documentExamples.ts'

const examples = listDocumentExamples()

test('behavior: compiles every ts and tsx block of every document', () => {
  expect(examples.length).toBeGreaterThan(100)
  expect(compileExamples(root, listFiles(examples))).toEqual([])
}, 240_000)

test('behavior: each line of a document has at most 400 characters', () => {
  const long = documents.flatMap((document) =>
    readFileSync(join(root, document), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > 400 ? [`${document}:${index + 1}`] : [],
      ),
  )
  expect(long).toEqual([])
})
