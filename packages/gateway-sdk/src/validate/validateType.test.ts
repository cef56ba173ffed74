import { expect, expectTypeOf, test } from 'vitest'
import type { SafeInfo } from '../index.ts'
import { createSafeInfo } from '../testing/index.ts'
import { matchesType, validateType } from './validateType.ts'

test('default: entities and bodies by the name of their type', () => {
  const info: unknown = createSafeInfo()
  expect(validateType('SafeInfo', info)).toEqual([])
  expect(matchesType('SafeInfo', info)).toBe(true)
  if (matchesType('SafeInfo', info))
    expectTypeOf(info).toEqualTypeOf<SafeInfo>()
  expect(validateType('ConfirmMessageBody', {})).toEqual([
    {
      code: 'custom',
      path: ['signature'],
      message: 'Invalid signature: expected at least 65 bytes',
    },
  ])
  expect(matchesType('TransactionInfo', { type: 'NewerKind' })).toBe(true)
})

test('error: a name that no type has', () => {
  for (const name of ['Nothing', 'toString', '__proto__'])
    expect(() => validateType(name as never, {})).toThrow(
      `There is no type ${name}`,
    )
})
