import { expect, test } from 'vitest'
import { readDraft } from './readDraft.ts'

test('default: a text, also one that is JSON of something else', () => {
  for (const message of ['hello', '{"a":1}', '[1]', '12', '{"message":"x"}'])
    expect(readDraft(message)).toEqual({ ok: true, message })
})

test('behavior: typed data', () => {
  const data = { domain: {}, types: {}, message: {} }
  expect(readDraft(JSON.stringify(data))).toEqual({ ok: true, message: data })
})

test('error: an empty text, or typed data with a part missing', () => {
  expect(readDraft(' \n')).toMatchObject({ ok: false })
  expect(readDraft('{"types":{},"message":{}}')).toEqual({
    ok: false,
    reason: 'missingParts',
  })
})
