import { expect, test } from 'vitest'
import { describeOrigin } from './describeOrigin.ts'

test('default', () => {
  expect(
    describeOrigin('https://app.example/swap/?x=1#y', 'Swap'),
  ).toMatchInlineSnapshot(`"{"url":"https://app.example/swap","name":"Swap"}"`)
})

test('behavior: shortens a long path to the origin, then leaves the text out', () => {
  const long = `https://app.example/${'p'.repeat(200)}`
  expect(describeOrigin(long, 'Swap')).toBe(
    '{"url":"https://app.example","name":"Swap"}',
  )
  expect(
    describeOrigin(
      `https://${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.example`,
      'Swap',
    ),
  ).toBeUndefined()
})

test('behavior: gives JSON of at most 200 characters', () => {
  for (const character of ['a', '"', '\\', '\u0000', '😀', '\ud800'])
    for (let length = 0; length < 400; length += 1) {
      const name = character.repeat(length)
      const text = describeOrigin('https://app.example/x', name) ?? ''
      expect(text.length).toBeLessThanOrEqual(200)
      const parsed = JSON.parse(text)
      expect(parsed.url).toBe('https://app.example/x')
      expect(name.startsWith(parsed.name)).toBe(true)
    }
})
