import { parseOrigin } from '../protocol/parseOrigin.ts'
import { extras } from './extras.ts'

/** An exact origin, a pattern of whole origins, or a test of one. */
export type OriginRule = string | RegExp | ((origin: string) => boolean)

/** Origins that may be the wallet. */
export type AllowedOrigins = readonly OriginRule[] | '*'

/**
 * Reads the rules once. Patterns are copied without the flags that make a
 * pattern remember its last match. Throws `InvalidOriginError` for a text that
 * is no exact origin.
 */
export function createOriginCheck(
  allowed: AllowedOrigins,
  onWarning?: (text: string) => void,
) {
  const exact: string[] = []
  const tests: ((origin: string) => boolean)[] = []
  for (const rule of allowed === '*' ? [/^/] : allowed)
    if (typeof rule === 'string') exact.push(parseOrigin(rule))
    else if (typeof rule === 'function') tests.push(rule)
    else {
      void extras().then((late) => late.checkPattern(rule, onWarning))
      const pattern = new RegExp(rule, rule.flags.replace(/[gy]/g, ''))
      tests.push((origin) => pattern.test(origin))
    }
  return {
    exact,
    /** Patterns and functions of the list. */
    tests,
    accepts: (origin: string) =>
      exact.includes(origin) || tests.some((test) => test(origin)),
  }
}
