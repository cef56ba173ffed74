import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test('default', () => {
  expect(isDatabaseUnavailable(coded('ECONNREFUSED'))).toBe(true)
  expect(isDatabaseUnavailable(new Error('x', { cause: coded('57P01') }))).toBe(
    true,
  )
  expect(isDatabaseUnavailable(coded('53100'))).toBe(true)
})

test('behavior: a constraint violation is not an outage', () => {
  expect(isDatabaseUnavailable(coded('23505'))).toBe(false)
  expect(isDatabaseUnavailable(new Error('x'))).toBe(false)
  expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false)
  const loop = new Error('loop')
  loop.cause = loop
  expect(isDatabaseUnavailable(loop)).toBe(false)
})
