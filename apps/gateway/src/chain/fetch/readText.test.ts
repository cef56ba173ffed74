import { encodeAbiParameters, padHex, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { readText } from './readText.ts'

const encode = (text: string) =>
  encodeAbiParameters([{ type: 'string' }], [text])

test('default', () => {
  expect(readText(encode('Gold'), 32)).toBe('Gold')
})

test('behavior: thirty-two bytes are a text of their own', () => {
  const symbol = padHex(stringToHex('MKR'), { dir: 'right', size: 32 })
  expect(readText(symbol, 32)).toBe('MKR')
})

test('behavior: removes invisible characters', () => {
  expect(readText(encode(' U\u202eS\u0000D\u200b\n\ufeff'), 32)).toBe('USD')
})

test('behavior: too long is cut, by characters', () => {
  expect(readText(encode('🪙'.repeat(50)), 3)).toBe('🪙🪙🪙')
})

test('error: throws for bytes that are not text', () => {
  expect(() => readText('0x', 32)).toThrow(RangeError)
  expect(() => readText(`0x${'ff'.repeat(64)}`, 32)).toThrow(RangeError)
})
