import { tell } from './tell.ts'
import type { GatewayClientOptions } from './types.ts'

/** The objections to an answer; undefined when there are none. */
export type Compare = (
  route: string,
  value: unknown,
) => Promise<readonly unknown[] | undefined>

/** What compares the client's answers; undefined when nothing does. */
export function loadValidator({
  validate,
  // biome-ignore lint/suspicious/noConsole: asked for, by `validate: 'warn'`
  onIssues = console.warn,
}: GatewayClientOptions): Compare | undefined {
  if (!validate || validate === 'off') return
  let compare = typeof validate === 'function' ? validate : undefined
  return async (route, value) => {
    let issues: readonly unknown[]
    try {
      compare ??= (await import('../schemas/validateResponse.ts'))
        .validateResponse
      issues = compare(route, value)
    } catch (error) {
      // An answer that could not be compared is none that passed.
      issues = [error]
    }
    if (!issues[0]) return
    if (validate !== 'warn') return issues
    tell(onIssues, route, issues)
  }
}
