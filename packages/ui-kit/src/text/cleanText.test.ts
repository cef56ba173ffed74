import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../test/anyText.ts'
import { cleanText } from './cleanText.ts'

test('default', () => {
  expect(cleanText('USD Coin')).toEqual({ text: 'USD Coin', flags: [] })
})

test.each([
  ['US\u202eDC', 'USDC', ['hidden']],
  ['US\u200bDC', 'USDC', ['hidden']],
  ['\u2066USDC\u2069', 'USDC', ['hidden']],
  ['US\u{e0041}DC', 'USDC', ['hidden']],
  ['US\u3164DC', 'USDC', ['hidden']],
  ['US\u0000DC', 'USDC', ['hidden']],
  ['USD\u0421', 'USDС', ['mixed-script']],
  ['Βitcoin', 'Βitcoin', ['mixed-script']],
  ['  two\n lines\t', 'two lines', []],
  ['Кошелёк', 'Кошелёк', []],
  ['دولار', 'دولار', []],
  ['I ❤️ 👩‍🚀', 'I ❤ 👩🚀', []],
])('behavior: %j', (value, text, flags) => {
  expect(cleanText(value)).toEqual({ text, flags })
})

test('param: max', () => {
  expect(cleanText('abcdefgh', 4)).toEqual({
    text: 'abc…',
    flags: ['truncated'],
  })
  expect(cleanText('🟥🟧🟨🟩', 4)).toEqual({ text: '🟥🟧🟨🟩', flags: [] })
})

test('behavior: a huge text takes no time', () => {
  const started = performance.now()
  const { text } = cleanText('\u202ea'.repeat(5_000_000), 16)
  expect(Array.from(text)).toHaveLength(16)
  expect(performance.now() - started).toBeLessThan(2_500)
})

test('behavior: the result is short, on one line and visible', () => {
  fc.assert(
    fc.property(anyText(200), (value) => {
      const { text } = cleanText(value, 20)
      expect(Array.from(text).length).toBeLessThanOrEqual(20)
      expect(text).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u200b-\u200f\ufeff]/u)
      expect(cleanText(text, 20).text).toBe(text)
    }),
  )
})
