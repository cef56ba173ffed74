import { reportAsync } from '../client/reportAsync.ts'
import type { ResponseValidator } from '../client/types.ts'
import { validateResponse } from './validateResponse.ts'

/**
 * Makes a validator that reports answers of the wrong shape and lets them pass,
 * for an app that wants to learn of them before it refuses them. An error that
 * `report` throws is reported as an error of the program and leaves the call
 * unchanged.
 *
 * @param report Receives the route, such as `GET /v1/chains/{chainId}`, and the
 * issues. @default console.warn
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { reportIssues } from '@strongroom/gateway-sdk/validate'
 *
 * const client = createGatewayClient({
 *   validate: reportIssues((route, issues) => console.error(route, issues[0])),
 * })
 */
export function reportIssues(
  // biome-ignore lint/suspicious/noConsole: the default that the caller asks for
  report: (route: string, issues: readonly unknown[]) => void = console.warn,
): ResponseValidator {
  return (route, value) => {
    const issues = validateResponse(route, value)
    if (issues[0]) reportAsync(report, route, issues)
    return []
  }
}
