import { expect, test } from 'vitest'
import { plainJson, plainLines, plainText } from './plainText.ts'

test('default: ordinary texts stay as they are', () => {
  for (const text of ['transfer', 'Zahlung für Büro', '日本語', '🙂', 'é'])
    expect(plainText(text)).toBe(text)
})

test.each([
  ['an ANSI escape', '\u001b[2J\u001b[1;31mok', '\\u{1b}[2J\\u{1b}[1;31mok'],
  ['a C1 control', '\u009b31m', '\\u{9b}31m'],
  ['a carriage return', 'differs\rsame', 'differs\\u{d}same'],
  ['a line break', 'a\nResult: same', 'a\\u{a}Result: same'],
  ['a direction override', 'a\u202eb', 'a\\u{202e}b'],
  ['an isolate', '\u2066x\u2069', '\\u{2066}x\\u{2069}'],
  ['a zero-width space', '0x\u200b12', '0x\\u{200b}12'],
  ['a line separator', 'a\u2028b', 'a\\u{2028}b'],
  ['a no-break space', 'a\u00a0b', 'a\\u{a0}b'],
  ['a lone surrogate', 'a\ud800b', 'a\\u{d800}b'],
  ['a variation selector', 'a\ufe0f', 'a\\u{fe0f}'],
  ['a tag character', 'a\u{e0041}', 'a\\u{e0041}'],
])('behavior: escapes %s', (_, text, expected) => {
  expect(plainText(text)).toBe(expected)
})

test('behavior: escapes all but two combining marks', () => {
  expect(plainText('e\u0301\u0302\u0303\u0304')).toBe(
    'e\u0301\u0302\\u{303}\\u{304}',
  )
})

test('behavior: cuts off a long text and gives its length', () => {
  expect(plainText('x'.repeat(1000), 5)).toBe('xxxxx... (1000 characters)')
})

test('behavior: marks each line of a message', () => {
  expect(plainLines('Hello\nResult: MATCHES', 100)).toEqual([
    '| Hello',
    '| Result: MATCHES',
  ])
})

test('behavior: JSON is ASCII, and reads as the same value', () => {
  const value = { text: 'a\u001b[0m\u202e🙂\u009b\n', amount: 5n }
  const json = plainJson(value)
  expect(json).toMatch(/^[\n\x20-\x7e]*$/)
  expect(JSON.parse(json)).toEqual({ ...value, amount: '5' })
})
