import { relative } from 'node:path'

/** Results in a runner's JSON report. */
export interface TestReport {
  passed: number
  failed: number
  /** A line for each test or file that failed, with the beginning of why. */
  failures: readonly string[]
  /** The names of tests that failed at first and passed when run again. */
  unstable: readonly string[]
}

type Fields = Record<string, unknown>

/**
 * Reads a runner's JSON report; `undefined` when the text is not such a report.
 * A skipped test counts as failed, so that none stays skipped.
 */
export function readReport(
  runner: 'vitest' | 'playwright',
  text: string,
): TestReport | undefined {
  const json = parse(text)
  if (json === undefined) return
  return runner === 'vitest' ? readVitest(json) : readPlaywright(json)
}

function readVitest(json: Fields): TestReport | undefined {
  const { numPassedTests: passed, numTotalTests: total } = json
  if (typeof passed !== 'number' || typeof total !== 'number') return
  const failures: string[] = []
  const unstable: string[] = []
  for (const file of list(json['testResults'])) {
    const path = relative(process.cwd(), String(file['name']))
    const tests = list(file['assertionResults'])
    for (const test of tests) {
      const name = `${path} > ${test['fullName']}`
      const [reason] = Array.isArray(test['failureMessages'])
        ? test['failureMessages']
        : []
      if (test['status'] !== 'passed') failures.push(line(name, reason))
      else if (reason !== undefined) unstable.push(name)
    }
    const ownFault =
      file['status'] === 'failed' &&
      tests.every((test) => test['status'] === 'passed')
    if (ownFault) failures.push(line(path, file['message']))
  }
  return { passed, failed: total - passed, failures, unstable }
}

function readPlaywright(json: Fields): TestReport | undefined {
  const stats = json['stats']
  if (!isFields(stats) || typeof stats['expected'] !== 'number') return
  const number = (key: string) => Number(stats[key] ?? 0)
  const failures: string[] = []
  const unstable: string[] = []
  const visit = (suite: Fields) => {
    for (const spec of list(suite['specs'])) {
      const name = `${spec['file']} > ${spec['title']}`
      for (const test of list(spec['tests'])) {
        if (test['status'] === 'flaky') unstable.push(name)
        else if (test['status'] !== 'expected')
          failures.push(line(name, reasonOf(test)))
      }
    }
    list(suite['suites']).forEach(visit)
  }
  list(json['suites']).forEach(visit)
  for (const error of list(json['errors']))
    failures.push(line('outside the tests', error['message']))
  return {
    passed: stats['expected'] + number('flaky'),
    failed: number('unexpected') + number('skipped'),
    failures,
    unstable,
  }
}

function reasonOf(test: Fields): unknown {
  const [error] = list(test['results'])
    .map((result) => result['error'])
    .filter(isFields)
  return error?.['message'] ?? test['status']
}

/** The first lines of the reason are enough to know where to look. */
function line(name: string, reason: unknown): string {
  const words = String(reason ?? 'no reason given')
    .split('\n')
    .slice(0, 12)
    .map((text) => `    ${text.slice(0, 300)}`)
  return [name, ...words].join('\n')
}

function list(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function parse(text: string): Fields | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return isFields(json) ? json : undefined
  } catch {
    return undefined
  }
}
