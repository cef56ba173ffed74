import { describe, expect, test } from 'vitest'
import { createSafeInfo } from '../testing/index.ts'
import { validateResponse } from './validateResponse.ts'

test('default', () => {
  expect(validateResponse('getSafeInfo', createSafeInfo())).toEqual([])
})

test('error: lists the path of each issue', () => {
  const answer = createSafeInfo({ threshold: -1 })
  expect(validateResponse('getSafeInfo', answer)).toMatchObject([
    { code: 'too_small', path: ['threshold'] },
  ])
})

test('behavior: calls without a schema', () => {
  for (const call of ['unheardOf', '__proto__', 'toString', 'constructor'])
    expect(validateResponse(call, {})).toEqual([])
})

describe('behavior: inherited values', () => {
  const { threshold, ...answer } = createSafeInfo()

  test.each([true, false])('a polluted prototype (%s)', (enumerable) => {
    const before = validateResponse('getSafeInfo', answer)
    expect(before).toMatchObject([{ path: ['threshold'] }])
    Object.defineProperty(Object.prototype, 'threshold', {
      value: threshold,
      configurable: true,
      enumerable,
    })
    let found: unknown
    try {
      found = validateResponse('getSafeInfo', answer)
    } finally {
      delete (Object.prototype as { threshold?: number }).threshold
    }
    expect(found).toEqual(before)
  })

  test('__proto__ as a key', () => {
    const text = JSON.stringify({ ...answer, '@': { threshold } })
    const parsed = JSON.parse(text.replace('"@"', '"__proto__"'))
    expect(validateResponse('getSafeInfo', parsed)).toMatchObject([
      { path: ['threshold'] },
    ])
  })
})

test('error: getters that throw', () => {
  const answer = Object.defineProperty(createSafeInfo(), 'nonce', {
    get() {
      throw new Error('boom')
    },
  })
  expect(validateResponse('getSafeInfo', answer)).toMatchObject([
    { message: 'Unreadable value' },
  ])
})

test('error: deeper than the stack', () => {
  const deep = (depth: number) =>
    JSON.parse(`${'['.repeat(depth)}"x"${']'.repeat(depth)}`)
  const answer = (value: unknown) => ({
    method: 'm',
    parameters: [{ name: 'a', type: 'b', value }],
  })
  expect(validateResponse('getDecodedData', answer(deep(61)))).toEqual([])
  for (const depth of [62, 5_000])
    expect(
      validateResponse('getDecodedData', answer(deep(depth))),
    ).toHaveLength(1)
})
