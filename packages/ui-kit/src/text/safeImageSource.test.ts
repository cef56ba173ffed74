import { expect, test } from 'vitest'
import { safeImageSource } from './safeImageSource.ts'

const png = 'data:image/png;base64,iVBORw0KGgo='

test('default', () => {
  expect(safeImageSource(png)).toBe(png)
  expect(safeImageSource(`\n${png}\n`)).toBe(png)
  expect(safeImageSource('data:image/svg+xml;utf8,<svg/>')).toBe(
    'data:image/svg+xml;utf8,<svg/>',
  )
})

test('param: remote', () => {
  const url = 'https://example.org/a.png'
  expect(safeImageSource(url)).toBeUndefined()
  expect(safeImageSource(url, { remote: true })).toBe(url)
  expect(
    safeImageSource('http://example.org/a.png', { remote: true }),
  ).toBeUndefined()
})

test('param: origin', () => {
  const read = (source: string, origin: string) =>
    safeImageSource(source, { remote: true, origin })
  const own = 'http://localhost:5180'
  expect(read(`${own}/logo.png`, own)).toBe(`${own}/logo.png`)
  expect(read(png, own)).toBe(png)
  for (const foreign of [
    'https://example.org/a.png',
    'http://localhost:5181/logo.png',
    'http://localhost:5180.example.org/logo.png',
    '//localhost:5180/logo.png',
  ])
    expect(read(foreign, own)).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml',
  'data:application/xml,<a/>',
  'ipfs://x',
  '',
  `data:image/png;base64,${'A'.repeat(300_000)}`,
])('behavior: %.40j is no image', (source) => {
  expect(safeImageSource(source, { remote: true })).toBeUndefined()
})
