import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildUrl } from './buildUrl.ts'

const base = 'https://example.com'

test('default', () => {
  expect(
    buildUrl(base, [
      ['foo', 'bar'],
      ['baz', 'qux'],
    ]).href,
  ).toBe('https://example.com/?foo=bar&baz=qux')
})

test('behavior: puts data into the fragment', () => {
  expect(
    buildUrl(base, [
      ['data', { key: 'value' }],
      ['foo', 'bar'],
    ]).href,
  ).toBe('https://example.com/?foo=bar#data=%7B%22key%22%3A%22value%22%7D')
})

test('behavior: a later field replaces an earlier one in its place', () => {
  expect(
    buildUrl(`${base}/?foo=0&x=1`, [
      ['foo', 'bar'],
      ['baz', 'qux'],
      ['foo', 'last'],
    ]).href,
  ).toBe('https://example.com/?foo=last&x=1&baz=qux')
})

test('behavior: empty text is kept, null and undefined are not', () => {
  expect(
    buildUrl(base, [
      ['scope', ''],
      ['a', null],
      ['b', undefined],
      ['list', []],
    ]).href,
  ).toBe('https://example.com/?scope=&list=%5B%5D')
})

test('behavior: an empty list of fields keeps the URL', () => {
  expect(buildUrl('https://example.com/path', []).href).toBe(
    'https://example.com/path',
  )
})

test('behavior: every text survives the query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const url = new URL(buildUrl(base, [['message', text]]).href)
      expect(url.searchParams.get('message')).toBe(text)
      expect(url.host).toBe('example.com')
      expect(url.hash).toBe('')
    }),
    { numRuns: 500 },
  )
})
