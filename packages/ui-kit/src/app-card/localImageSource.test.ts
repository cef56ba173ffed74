import { expect, test } from 'vitest'
import { localImageSource } from './localImageSource.ts'

test.each(['localhost:5174', '127.0.0.1', '[::1]:5174'])(
  'default: an image of %s',
  (host) => {
    const url = `http://${host}/icon.svg`
    expect(localImageSource(url)).toBe(url)
  },
)

test.each([
  'http://localhost.example/a.png',
  'http://localhost@example.org/a.png',
  'http://10.0.0.1/a.png',
  'https://example.org/a.png',
  'javascript:alert(1)',
  undefined,
  null,
])('behavior: %j is no image of this machine', (source) => {
  expect(localImageSource(source)).toBeUndefined()
})
