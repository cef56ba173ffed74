import { routes } from '../calls/routes.gen.ts'
import { isPolluted } from '../guards/isPolluted.ts'
import { responseGuards } from '../guards/responseGuards.gen.ts'
import { rules } from './answerRules.gen.ts'
import { findIssues, type Issue } from './findIssues.ts'

const names: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(routes).map(([name, route]) => [route, name]),
)

/**
 * Compares the answer of a call, as `JSON.parse` returns it, with its schema.
 * The call is named by its route (`GET /v1/chains/{chainId}`) or its name. Pass
 * it to the client to refuse answers of the wrong shape with an
 * `InvalidResponseError`. Never throws.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { validateResponse } from '@strongroom/gateway-sdk/validate'
 *
 * const client = createGatewayClient({ validate: validateResponse })
 */
export function validateResponse(
  route: string,
  value: unknown,
): readonly Issue[] {
  const call = names[route] ?? route
  if (!Object.hasOwn(rules.calls, call)) return []
  const rule = rules.calls[call] ?? 'any'
  return passes(call, value) ? [] : findIssues(rules, rule, value)
}

/** The quick check; the rules name the issues when it fails. */
function passes(call: string, value: unknown): boolean {
  try {
    return !isPolluted() && responseGuards[call]?.(value, 0) === true
  } catch {
    // Getters and proxies may throw; JSON cannot.
    return false
  }
}
