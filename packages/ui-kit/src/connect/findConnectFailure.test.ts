import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findConnectFailure } from './findConnectFailure.ts'

const error = (fields: object) => Object.assign(new Error('x'), fields)

test.each([
  [{ code: 4001 }, 'rejected'],
  [{ code: 'ACTION_REJECTED' }, 'rejected'],
  [{ name: 'UserRejectedRequestError' }, 'rejected'],
  [{ code: -32002 }, 'pending'],
  [{ code: 4001, data: { reason: 'popup-blocked' } }, 'blocked'],
  [{ name: 'ChainMismatch' }, 'chain'],
  [{ name: 'SwitchChainNotSupported' }, 'chain'],
  [{ code: 4901 }, 'chain'],
  [{ code: 4902 }, 'chain'],
  [{ name: 'NotInstalled' }, 'missing'],
  [{ name: 'ProviderNotFound' }, 'missing'],
  [{ name: 'TimeoutError' }, 'expired'],
  [{ reason: 'expired' }, 'expired'],
  [{ code: -32603 }, 'failed'],
  [{}, 'failed'],
])('default: %j is %s', (fields, failure) => {
  expect(findConnectFailure(error(fields))).toBe(failure)
  const wrapped = new Error('wrapped', { cause: error(fields) })
  expect(findConnectFailure(wrapped)).toBe(failure)
})

test('behavior: a blocked window is no refusal, however it is wrapped', () => {
  const cause = error({ code: 4001, data: { reason: 'popup-blocked' } })
  const wrapped = Object.assign(new Error('no', { cause }), { code: 4001 })
  expect(findConnectFailure(wrapped)).toBe('blocked')
})

test('behavior: finds a kind for any thrown value', () => {
  const circle = error({})
  circle.cause = circle
  const trap = new Proxy(error({}), {
    get() {
      throw new Error('trap')
    },
  })
  for (const thrown of [
    circle,
    trap,
    null,
    undefined,
    'no',
    4001,
    Symbol('no'),
  ])
    expect(findConnectFailure(thrown)).toBe('failed')
  fc.assert(
    fc.property(
      fc.record({
        name: fc.constantFrom('constructor', '__proto__', 'Error'),
        code: fc.oneof(fc.string(), fc.constant('toString')),
        data: fc.anything(),
      }),
      (fields) => {
        const code = { ...fields, code: `_${fields.code}` }
        const found = findConnectFailure(code)
        expect(['failed', 'blocked', 'expired']).toContain(found)
      },
    ),
  )
})
