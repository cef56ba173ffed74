import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markInvisible } from './markInvisible.ts'

test('default', () => {
  expect(markInvisible('Pay\n\u202e1\u200b')).toEqual([
    { text: 'Pay\n', invisible: false },
    { text: 'U+202E', invisible: true },
    { text: '1', invisible: false },
    { text: 'U+200B', invisible: true },
  ])
})

test('behavior: an ordinary text is one piece', () => {
  const text = 'Grüße, 日本 and مرحبا'
  expect(markInvisible(text)).toEqual([{ text, invisible: false }])
  expect(markInvisible('')).toEqual([])
})

test('behavior: keeps every character and marks each invisible one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const pieces = markInvisible(text)
      const back = pieces
        .map((piece) =>
          piece.invisible
            ? String.fromCodePoint(Number.parseInt(piece.text.slice(2), 16))
            : piece.text,
        )
        .join('')
      expect(back).toBe(text)
      for (const piece of pieces)
        if (!piece.invisible)
          expect(piece.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/u)
    }),
  )
})
