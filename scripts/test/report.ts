/** What came of one step. */
export interface Result {
  name: string
  passed: number
  failed: number
  seconds: number
}

/** The closing table and the line `N passed, N failed`. */
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
  return [
    '',
    ...rows,
    `${sum('seconds').toFixed(0)} s in all`,
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n')
}
