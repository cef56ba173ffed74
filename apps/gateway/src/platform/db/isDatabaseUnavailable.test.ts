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

test('behavior: a transaction that the store ended by timeout is an outage', () => {
  // A process that was frozen comes back to a connection the store has closed.
  expect(isDatabaseUnavailable(coded('25P03'))).toBe(true)
  expect(isDatabaseUnavailable(coded('25P04'))).toBe(true)
  expect(isDatabaseUnavailable(coded('25P02'))).toBe(false)
})

test('behavior: a constraint violation is not an outage', () => {
  expect(isDatabaseUnavailable(coded('23505'))).toBe(false)
  expect(isDatabaseUnavailable(new Error('x'))).toBe(false)
  expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false)
  const loop = new Error('loop')
  loop.cause = loop
  expect(isDatabaseUnavailable(loop)).toBe(false)
})
