import { expect, test } from 'vitest'
import { dropFormDraft, keepFormDraft, readFormDraft } from './formDrafts.ts'
import { memoryStorage } from './memoryStorage.ts'

test('default: keeps the texts of each entry of the history apart', () => {
  const storage = memoryStorage()
  keepFormDraft('a', { amount: '1.5', recipient: '' }, storage)
  keepFormDraft('b', { amount: '2' }, storage)
  expect(readFormDraft('a', storage)).toEqual({ amount: '1.5', recipient: '' })
  dropFormDraft('a', storage)
  expect(readFormDraft('a', storage)).toBeUndefined()
  expect(readFormDraft('b', storage)).toEqual({ amount: '2' })
})

test('default: returns a field to its default', () => {
  const storage = memoryStorage()
  expect(
    keepFormDraft('a', { amount: '1', nonce: undefined }, storage),
  ).toEqual({ amount: '1' })
  expect(readFormDraft('a', storage)).toEqual({ amount: '1' })
})

test('error: skips values that are not text and drafts that cannot be parsed', () => {
  const storage = memoryStorage()
  for (const [text, read] of [
    ['no json', undefined],
    ['7', undefined],
    ['[]', undefined],
    ['{"amount":7,"nonce":"1"}', { nonce: '1' }],
  ] as const) {
    storage.setItem('strongroom.v1.form.a', text)
    expect(readFormDraft('a', storage)).toEqual(read)
  }
})

test('behavior: a storage that is full loses the draft alone', () => {
  const storage = memoryStorage()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(keepFormDraft('a', { amount: '1' }, storage)).toEqual({ amount: '1' })
  expect(readFormDraft('a', storage)).toBeUndefined()
})
