import { expect, test } from 'vitest'
import { readTokens } from './readTokens.ts'

const one = 'a'.repeat(43)
const other = 'b'.repeat(43)
const read = (cookie?: string) => readTokens({ header: () => cookie })

test('default', () => {
  expect(read(`access_token=${one}`)).toEqual([one])
})

test.each([
  [undefined, []],
  ['', []],
  [';;=;access_token', []],
  ['access_token=short', []],
  [`access_token=${one}x`, []],
  [`access_token="${one}"`, []],
  [`my_access_token=${one}`, []],
  [`theme=dark; access_token=${one}; x=y`, [one]],
  [`access_token=${one}; access_token=${one}`, [one]],
  [`access_token=${one}; access_token=${other}`, [one, other]],
])('behavior: %s', (cookie, tokens) => {
  expect(read(cookie)).toEqual(tokens)
})
