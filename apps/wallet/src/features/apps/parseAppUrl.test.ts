import { expect, test } from 'vitest'
import { parseAppUrl } from './parseAppUrl.ts'

test('default', () => {
  expect(parseAppUrl(' https://app.example/x?y=1 ')?.href).toBe(
    'https://app.example/x?y=1',
  )
  expect(parseAppUrl('http://127.0.0.1:5174')?.origin).toBe(
    'http://127.0.0.1:5174',
  )
})

test.each([
  'javascript:alert(1)',
  '//evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://good.example@evil.example',
  'http://app.example',
  'data:text/html,x',
  '',
])('error: %s', (text) => {
  expect(parseAppUrl(text)).toBeUndefined()
})
