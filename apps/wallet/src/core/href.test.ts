import { expect, test } from 'vitest'
import { href, parseSearch } from './href.ts'

test('default', () => {
  expect(
    href('/transactions/tx', {
      safe: 'geth:0x12',
      id: 'a&b',
      other: undefined,
    }),
  ).toBe('/transactions/tx?safe=geth:0x12&id=a%26b')
  expect(href('/accounts')).toBe('/accounts')
})

test('behavior: values are texts and survive a round trip', () => {
  const search = { safe: 'geth:0x12', id: '{"a":1}', n: '007' }
  const { searchParams } = new URL(href('/home', search), 'http://localhost')
  expect(parseSearch(`?${searchParams}`)).toEqual(search)
})
