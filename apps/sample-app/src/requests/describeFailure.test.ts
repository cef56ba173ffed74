import { expect, test } from 'vitest'
import { describeFailure } from './describeFailure.ts'

test('default', () => {
  const error = Object.assign(new Error('No owner'), { code: 4100 })
  expect(describeFailure(error)).toEqual({
    text: 'No owner',
    code: 4100,
    isRejected: false,
  })
})

test('behavior: a refusal, with a code or an old text', () => {
  const refused = (message: string, code?: number) =>
    describeFailure(Object.assign(new Error(message), { code })).isRejected
  expect(refused('No', 4001)).toBe(true)
  expect(refused('Transaction was rejected')).toBe(true)
  expect(refused('Permissions rejected')).toBe(true)
  expect(refused('Rejected by the node')).toBe(false)
})

test('behavior: finds the wallet’s own message under the errors of libraries', () => {
  const own = Object.assign(new Error('Safe is not on chain 1'), { code: 5710 })
  const wrapped = Object.assign(new Error('long'), {
    shortMessage: 'An error occurred.',
    cause: Object.assign(new Error('longer'), { cause: own }),
  })
  expect(describeFailure(wrapped)).toMatchObject({
    text: 'Safe is not on chain 1',
    code: 5710,
  })
})

test('error: anything may be thrown', () => {
  const circle: { cause?: unknown } = {}
  circle.cause = circle
  for (const thrown of [undefined, null, 7, 'text', {}, circle])
    expect(describeFailure(thrown)).toEqual({
      text: 'Unknown failure',
      isRejected: false,
    })
})
