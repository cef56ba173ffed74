export interface Counts {
  passed: number
  failed: number
}

/**
 * Reads the counts out of a runner's JSON report; `undefined` when the text is
 * not such a report. A skipped test counts as failed: nothing is left behind.
 */
export function countTests(
  runner: 'vitest' | 'playwright',
  text: string,
): Counts | undefined {
  const json = parse(text)
  if (runner === 'vitest') {
    const passed = json?.['numPassedTests']
    const total = json?.['numTotalTests']
    if (typeof passed !== 'number' || typeof total !== 'number') return
    return { passed, failed: total - passed }
  }
  const stats = json?.['stats']
  if (typeof stats !== 'object' || stats === null) return
  const { expected, unexpected, flaky, skipped } = stats as Record<
    string,
    number
  >
  if (expected === undefined) return
  return {
    passed: expected,
    failed: (unexpected ?? 0) + (flaky ?? 0) + (skipped ?? 0),
  }
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null
      ? (json as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
