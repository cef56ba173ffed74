import { expect, test } from 'vitest'
import { ownHref } from './ownHref.ts'
import { safeHref } from './safeHref.ts'

test('default', () => {
  expect(safeHref('https://example.org/a?b=c#d')).toMatchInlineSnapshot(
    `"https://example.org/a?b=c#d"`,
  )
  expect(safeHref('http://127.0.0.1:5174')).toMatchInlineSnapshot(
    `"http://127.0.0.1:5174/"`,
  )
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  '//evil.example',
  '/path',
  'example.org',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://good.example@evil.example',
  'https://user:pass@evil.example',
  'https://',
  'https://exa mple.org',
  'https://example.org/\u202egpj.exe',
  `https://example.org/${'a'.repeat(3_000)}`,
  '',
])('behavior: %j is no link', (url) => {
  expect(safeHref(url)).toBeUndefined()
})

test('behavior: a missing address has no link', () => {
  expect(safeHref(null)).toBeUndefined()
  expect(safeHref(undefined)).toBeUndefined()
})

test('behavior: an own link stays inside the app', () => {
  expect(ownHref('/transactions?id=1')).toBe('/transactions?id=1')
  expect(ownHref('#top')).toBe('#top')
  expect(ownHref('//evil.example')).toBeUndefined()
  expect(ownHref('/\\evil.example')).toBeUndefined()
  expect(ownHref('javascript:alert(1)')).toBeUndefined()
})
