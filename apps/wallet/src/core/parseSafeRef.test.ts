import { expect, test } from 'vitest'
import { formatSafeRef, parseSafeRef } from './parseSafeRef.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('default', () => {
  const result = parseSafeRef(`geth:${address}`)
  expect(result).toMatchInlineSnapshot(`
    {
      "ok": true,
      "ref": {
        "address": "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
        "shortName": "geth",
      },
    }
  `)
  expect(result.ok && formatSafeRef(result.ref)).toBe(`geth:${address}`)
})

test('behavior: one-case addresses carry no checksum and are accepted', () => {
  const upper = `0x${address.slice(2).toUpperCase()}`
  for (const given of [address.toLowerCase(), upper])
    expect(parseSafeRef(`geth:${given}`)).toEqual({
      ok: true,
      ref: { shortName: 'geth', address },
    })
})

test('error: a wrong checksum is never repaired', () => {
  const wrong = address.replace('d8dA', 'D8da')
  expect(parseSafeRef(`geth:${wrong}`)).toEqual({
    ok: false,
    problem: 'badChecksum',
  })
})

test('error: reports an address without a prefix', () => {
  expect(parseSafeRef(address)).toEqual({
    ok: false,
    problem: 'noPrefix',
    address,
  })
})

test.each([
  [undefined, 'missing'],
  ['  ', 'missing'],
  ['geth:', 'malformed'],
  ['geth:0x12', 'malformed'],
  [`geth:${address}00`, 'malformed'],
  [`ge th:${address}`, 'malformed'],
  ['javascript:alert(1)', 'malformed'],
])('error: %s is %s', (value, problem) => {
  expect(parseSafeRef(value)).toEqual({ ok: false, problem })
})
