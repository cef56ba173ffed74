import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readReport } from './readReport.ts'

const file = join(process.cwd(), 'packages/a/src/b.test.ts')
const read = (runner: 'vitest' | 'playwright', json: unknown) =>
  readReport(runner, JSON.stringify(json))

test('default: vitest', () => {
  expect(read('vitest', { numPassedTests: 5, numTotalTests: 5 })).toEqual({
    passed: 5,
    failed: 0,
    failures: [],
    unstable: [],
  })
})

test('default: playwright', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }
  expect(read('playwright', { stats })).toMatchObject({ passed: 8, failed: 2 })
})

test('behavior: names failed tests, and tests that passed on a retry', () => {
  const report = read('vitest', {
    numPassedTests: 1,
    numTotalTests: 2,
    testResults: [
      {
        name: file,
        status: 'failed',
        assertionResults: [
          { fullName: 'x', status: 'failed', failureMessages: ['a\nb'] },
          { fullName: 'y', status: 'passed', failureMessages: ['once'] },
          { fullName: 'z', status: 'passed', failureMessages: [] },
        ],
      },
      { name: file, status: 'failed', message: 'no', assertionResults: [] },
    ],
  })
  expect(report?.failures).toEqual([
    'packages/a/src/b.test.ts > x\n    a\n    b',
    'packages/a/src/b.test.ts\n    no',
  ])
  expect(report?.unstable).toEqual(['packages/a/src/b.test.ts > y'])
})

test('behavior: journeys in nested suites are named too', () => {
  const failed = {
    status: 'unexpected',
    results: [{ error: { message: 'e' } }],
  }
  const report = read('playwright', {
    stats: { expected: 0, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [{ file: 'a.spec.ts', title: 't', tests: [failed] }],
        suites: [
          {
            specs: [
              { file: 'a.spec.ts', title: 'u', tests: [{ status: 'flaky' }] },
            ],
          },
        ],
      },
    ],
  })
  expect(report?.failures).toEqual(['a.spec.ts > t\n    e'])
  expect(report?.unstable).toEqual(['a.spec.ts > u'])
})

test('behavior: counts a skipped test as failed', () => {
  expect(read('vitest', { numPassedTests: 4, numTotalTests: 6 })).toMatchObject(
    { passed: 4, failed: 2 },
  )
})

test.each(['', 'null', '[]', '{}', '{"stats":null}', '<html>'])(
  'error: %j is no report',
  (text) => {
    expect(readReport('vitest', text)).toBeUndefined()
    expect(readReport('playwright', text)).toBeUndefined()
  },
)
