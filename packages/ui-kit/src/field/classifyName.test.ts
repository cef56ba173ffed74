import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../test/anyText.ts'
import { classifyName } from './classifyName.ts'

test.each([
  'vitalik.eth',
  'a-b.example.eth',
  '小明.eth',
  'مثال.eth',
  '🚀.eth',
  '👩‍🚀.eth',
])('default: %s is ordinary', (name) => {
  expect(classifyName(name)).toEqual({ hidden: false, odd: [] })
})

test.each([
  ['vitаlik.eth', ['а']],
  ['аррӏе.eth', ['а', 'р', 'ӏ', 'е']],
  ['gοοgle.eth', ['ο']],
  ['josé.eth', ['é']],
  ['bınance.eth', ['ı']],
  ['ｂob.eth', ['ｂ']],
  ['𝐛ob.eth', ['𝐛']],
  ['bob١.eth', ['١']],
  ['bob․eth', ['․']],
  ['a‐b.eth', ['‐']],
])('behavior: %s has %j', (name, odd) => {
  expect(classifyName(name).odd).toEqual(odd)
})

test.each(['bob\u200b.eth', 'b\u202eob.eth', 'bob\u00ad.eth', 'b\u3164ob.eth'])(
  'behavior: %j has hidden characters',
  (name) => {
    expect(classifyName(name).hidden).toBe(true)
  },
)

test('behavior: classifies any text, and plain ones as ordinary', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const { odd } = classifyName(text)
      expect(odd.every((character) => character > '\u007f')).toBe(true)
    }),
  )
})
