import type { TestReport } from './readReport.ts'

/** Result of one step. */
export interface Result extends TestReport {
  name: string
  seconds: number
}

/**
 * Names of failed and unstable tests, the closing table, and the line `N
 * passed, N failed`: readers look at the end of a log.
 */
export function report(results: readonly Result[]): string {
  const rows = results.map(({ name, passed, failed, seconds }) =>
    [
      failed > 0 ? '✗' : '✓',
      name.padEnd(12),
      `${passed} passed`.padStart(12),
      `${failed} failed`.padStart(10),
      `${seconds.toFixed(1)} s`.padStart(9),
    ].join(' '),
  )
  const sum = (key: 'passed' | 'failed' | 'seconds') =>
    results.reduce((total, result) => total + result[key], 0)
  const named = (title: string, key: 'failures' | 'unstable') => {
    const lines = results.flatMap((result) => result[key])
    return lines.length === 0
      ? []
      : ['', `${title}:`, ...lines.slice(0, 40).map((text) => `  ${text}`)]
  }
  return [
    ...named('Failed', 'failures'),
    ...named('Passed only when run again', 'unstable'),
    '',
    ...rows,
    `${sum('seconds').toFixed(0)} s in all`,
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n')
}
