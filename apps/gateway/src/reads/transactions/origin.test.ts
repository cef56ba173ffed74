import { expect, test } from 'vitest'
import { cleanOrigin, readOrigin } from './origin.ts'

const nothing = { safeAppInfo: null, note: null }

test('default', () => {
  const text = '{"url":"https://app.example","name":"App","note":"Rent","x":1}'
  const kept = cleanOrigin(text)
  expect(kept).toBe('{"url":"https://app.example","name":"App","note":"Rent"}')
  expect(readOrigin(kept)).toEqual({
    safeAppInfo: { name: 'App', url: 'https://app.example', logoUri: null },
    note: 'Rent',
  })
})

test('behavior: a note is plain text', () => {
  expect(
    readOrigin(cleanOrigin('{"note":"<b>pay</b> <script>\\u0000\\u202e now"}')),
  ).toEqual({ safeAppInfo: null, note: 'pay  now' })
})

test.each([null, undefined, '', 'App', '[]', '5', '{"url":5}'])(
  'behavior: %j has no origin',
  (text) => {
    expect(readOrigin(cleanOrigin(text))).toEqual(nothing)
  },
)

test('behavior: drops script links and long notes', () => {
  const script = '{"url":"javascript:alert(1)","name":"App"}'
  expect(readOrigin(cleanOrigin(script)).safeAppInfo).toBe(null)
  expect(cleanOrigin(JSON.stringify({ note: 'x'.repeat(200) }))).toBe(null)
})
