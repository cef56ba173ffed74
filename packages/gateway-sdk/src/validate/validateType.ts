import type { TypesByName } from '../types/byName.gen.ts'
import { rules as answerRules } from './answerRules.gen.ts'
import { rules as bodyRules } from './bodyRules.gen.ts'
import { findIssues, type Issue } from './findIssues.ts'

/**
 * Finds the issues of one entity or body, named by its type; empty when the
 * value fits. Any value may be given: reading it never throws.
 *
 * @throws TypeError for an unknown name.
 * @example
 * import { validateType } from '@strongroom/gateway-sdk/validate'
 *
 * validateType('AddressEx', { value: '0x12' })
 * // [{ code: 'custom', path: ['value'], message: 'Invalid address' }]
 */
export function validateType(
  name: keyof TypesByName,
  value: unknown,
): readonly Issue[] {
  const table = [answerRules, bodyRules].find(({ named }) =>
    Object.hasOwn(named, name),
  )
  if (table === undefined) throw new TypeError(`There is no type ${name}`)
  return findIssues(table, name, value)
}

/**
 * Type guard of one entity or body, named by its type.
 *
 * @throws TypeError for an unknown name.
 * @example
 * import { matchesType } from '@strongroom/gateway-sdk/validate'
 *
 * const stored: unknown = JSON.parse('{"value":"0x"}')
 * if (matchesType('AddressEx', stored)) console.log(stored.displayName)
 */
export function matchesType<N extends keyof TypesByName>(
  name: N,
  value: unknown,
): value is TypesByName[N] {
  return validateType(name, value).length === 0
}
