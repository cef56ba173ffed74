import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBase64Url } from '../authorize/toBase64.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import { decodeIdToken } from './decodeIdToken.ts'
import { isIdTokenExpired } from './isIdTokenExpired.ts'

const encode = (value: unknown) =>
  toBase64Url(new TextEncoder().encode(JSON.stringify(value)))
const token = (claims: unknown) =>
  `${encode({ alg: 'ES256' })}.${encode(claims)}.c2ln`

const parts = fc
  .array(fc.base64String(), { minLength: 3, maxLength: 3 })
  .map((list) => list.join('.'))

test('default', () => {
  const claims = { sub: 'Zoë 👋', aud: ['demo'], exp: 1 }
  expect(decodeIdToken(token(claims))).toEqual(claims)
})

test('behavior: every object survives', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (claims) => {
      const plain = JSON.parse(JSON.stringify(claims))
      expect(decodeIdToken(token(plain))).toEqual(plain)
    }),
  )
})

test.each([
  '',
  'a',
  'a.b',
  'a.b.c',
  `a.${encode(7)}.c`,
  `a.${encode(null)}.c`,
  `a.${encode({})}`,
  `a.${encode({})}.c.d`,
  'a._w.c',
])('error: %j', (text) => {
  expect(() => decodeIdToken(text)).toThrow('decodeIdToken: token is NOT valid')
  expect(isIdTokenExpired(text)).toBe(true)
})

test('behavior: anything else is refused, not misread', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), parts), (text) => {
      try {
        expect(typeof decodeIdToken(text)).toBe('object')
      } catch (error) {
        expect(error).toBeInstanceOf(WaypointError)
      }
    }),
  )
})

test('behavior: expiry, with a leeway', () => {
  const now = 1_000_000
  const expires = (exp: unknown) => token({ exp })
  expect(isIdTokenExpired(expires(1011), { now })).toBe(false)
  expect(isIdTokenExpired(expires(1010), { now })).toBe(true)
  expect(isIdTokenExpired(expires(1001), { now, leeway: 0 })).toBe(false)
  expect(isIdTokenExpired(expires(1000), { now, leeway: 0 })).toBe(true)
  expect(isIdTokenExpired(expires(undefined), { now })).toBe(true)
  expect(isIdTokenExpired(expires('9999'), { now })).toBe(true)
  expect(isIdTokenExpired(expires(4e9))).toBe(false)
})
