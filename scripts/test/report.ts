import { relative } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** A test, or a check that counts as one. */
export interface Test {
  readonly name: string
  /** A flaky test failed at first and passed when the runner repeated it. */
  readonly state: 'passed' | 'flaky' | 'failed'
  readonly reason?: string | undefined
}

/** Result of one step. */
export interface Result {
  readonly name: string
  readonly seconds: number
  readonly tests: readonly Test[]
}

export const isGreen = ({ tests }: Result): boolean =>
  tests.every(({ state }) => state !== 'failed')

/**
 * Tests of a runner's JSON report. A skipped one has failed; so has a runner
 * that wrote no report, ran no test or failed beside its tests.
 *
 * @param exitCode Exit code of the runner.
 */
export function readTests(
  runner: 'vitest' | 'playwright',
  text: string,
  exitCode: number,
): Test[] {
  const tests =
    runner === 'vitest'
      ? readVitest(parse(text) ?? {})
      : readPlaywright(parse(text) ?? {})
  const hasFault =
    tests.length === 0 ||
    (exitCode !== 0 && !tests.some(({ state }) => state === 'failed'))
  if (!hasFault) return tests
  const reason = `${tests.length} tests ran; it ended with ${exitCode}`
  return [...tests, { name: runner, state: 'failed', reason }]
}

function readVitest({ testResults = [] }: Partial<JsonTestResults>): Test[] {
  return testResults.flatMap((file) => {
    const path = relative(process.cwd(), file.name)
    const tests = file.assertionResults.map((test): Test => {
      const [reason] = test.failureMessages ?? []
      const state = reason === undefined ? 'passed' : 'flaky'
      return {
        name: `${path} > ${test.fullName}`,
        state: test.status === 'passed' ? state : 'failed',
        reason: reason ?? test.status,
      }
    })
    // The code around its tests failed.
    const hasOwnFault =
      file.status === 'failed' && !tests.some(({ state }) => state === 'failed')
    return hasOwnFault
      ? [...tests, { name: path, state: 'failed', reason: file.message }]
      : tests
  })
}

function readPlaywright({
  suites = [],
  errors = [],
}: Partial<JSONReport>): Test[] {
  const specsOf = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ]
  return [
    ...errors.map(({ message }): Test => {
      return { name: 'outside the tests', state: 'failed', reason: message }
    }),
    ...suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
      tests.map(({ status, results }): Test => {
        const reason = results.find(({ error }) => error)?.error?.message
        const state = status === 'expected' ? 'passed' : status
        return {
          name: `${file} > ${title}`,
          state: state === 'passed' || state === 'flaky' ? state : 'failed',
          reason: reason ?? status,
        }
      }),
    ),
  ]
}

/** Part of the summary that turbo writes of a run. */
interface TurboSummary {
  readonly tasks: readonly {
    readonly taskId: string
    readonly execution?: {
      readonly startTime: number
      readonly endTime: number
      readonly exitCode: number
    }
  }[]
}

/** All tasks of a step as one check. A task that turbo did not run has failed. */
export function readTurbo(
  text: string,
  name: string,
  names: readonly string[],
): Result {
  const { tasks = [] } = parse<Partial<TurboSummary>>(text) ?? {}
  const isOf = (task: string) => (run: { taskId: string }) =>
    run.taskId.endsWith(`#${task}`)
  const ran = names.flatMap((task) => tasks.filter(isOf(task)))
  const times = ran.flatMap(({ execution }) => execution ?? [])
  const start = Math.min(...times.map(({ startTime }) => startTime))
  const end = Math.max(...times.map(({ endTime }) => endTime))
  const faults = [
    ...ran
      .filter(({ execution }) => execution?.exitCode !== 0)
      .map(({ taskId }) => `${taskId} failed: see its output above`),
    ...names
      .filter((task) => !tasks.some(isOf(task)))
      .map((task) => `${task} did not run: see the output of turbo`),
  ]
  return {
    name,
    seconds: times.length === 0 ? 0 : (end - start) / 1000,
    tests: [
      {
        name,
        state: faults.length === 0 ? 'passed' : 'failed',
        reason: faults.join('\n'),
      },
    ],
  }
}

function parse<json>(text: string): json | undefined {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}

/** The first lines of the reason are enough to know where to look. */
function describe({ name, reason = 'no reason given' }: Test): string {
  const lines = reason.split('\n').slice(0, 12)
  return [name, ...lines.map((line) => `    ${line.slice(0, 300)}`)].join('\n')
}

/**
 * Names of failed and flaky tests, the closing table, and the line `N passed, N
 * failed`: readers look at the end of a log.
 *
 * @param seconds Time of all steps; some of them run at once.
 */
export function report(results: readonly Result[], seconds: number): string {
  const all = results.flatMap(({ tests }) => tests)
  const named = (
    title: string,
    wanted: Test['state'],
    line: (test: Test) => string,
  ) => {
    const lines = all.filter(({ state }) => state === wanted).map(line)
    const more = lines.length > 40 ? [`  and ${lines.length - 40} more`] : []
    const shown = lines.slice(0, 40).map((text) => `  ${text}`)
    return lines.length === 0 ? [] : ['', `${title}:`, ...shown, ...more]
  }
  const count = (tests: readonly Test[]) => {
    const failed = tests.filter(({ state }) => state === 'failed').length
    return [`${tests.length - failed} passed`, `${failed} failed`] as const
  }
  const rows = results.map((result) => {
    const { name, tests, seconds: own } = result
    const [passed, failed] = count(tests)
    return [
      isGreen(result) ? '✓' : '✗',
      name.padEnd(12),
      passed.padStart(12),
      failed.padStart(10),
      `${own.toFixed(1)} s`.padStart(9),
    ].join(' ')
  })
  return [
    ...named('Failed', 'failed', describe),
    ...named('Passed only when run again', 'flaky', ({ name }) => name),
    '',
    ...rows,
    `${seconds.toFixed(0)} s in all`,
    '',
    count(all).join(', '),
  ].join('\n')
}
