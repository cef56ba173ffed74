import { expect, test } from 'vitest'
import { isStoreAway } from './isStoreAway.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test('default', () => {
  expect(isStoreAway(coded('ECONNREFUSED'))).toBe(true)
  expect(isStoreAway(new Error('x', { cause: coded('57P01') }))).toBe(true)
  expect(isStoreAway(coded('53100'))).toBe(true)
})

test('behavior: a constraint violation is not an outage', () => {
  expect(isStoreAway(coded('23505'))).toBe(false)
  expect(isStoreAway(new Error('x'))).toBe(false)
  expect(isStoreAway('ECONNREFUSED')).toBe(false)
  const loop = new Error('loop')
  loop.cause = loop
  expect(isStoreAway(loop)).toBe(false)
})
