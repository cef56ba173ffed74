import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTests, readTurbo, report, type Test } from './report.ts'

const file = join(process.cwd(), 'packages/a/src/b.test.ts')
const vitest = (testResults: object[], code = 0) =>
  readTests('vitest', JSON.stringify({ testResults }), code)
const playwright = (json: object, code = 0) =>
  readTests('playwright', JSON.stringify(json), code)
const passed = { fullName: 'x', status: 'passed', failureMessages: [] }
const spec = (title: string, status: string, ...errors: string[]) => ({
  file: 'a.spec.ts',
  title,
  tests: [
    { status, results: errors.map((message) => ({ error: { message } })) },
  ],
})

test('default: vitest', () => {
  const tests = vitest([
    { name: file, status: 'passed', assertionResults: [passed] },
  ])
  expect(tests).toEqual([
    { name: 'packages/a/src/b.test.ts > x', state: 'passed', reason: 'passed' },
  ])
})

test('behavior: a test that passed when run again is flaky', () => {
  const again = { ...passed, failureMessages: ['once'] }
  const tests = vitest([
    { name: file, status: 'passed', assertionResults: [again] },
  ])
  expect(tests).toMatchObject([{ state: 'flaky' }])
  expect(
    playwright({ suites: [{ specs: [spec('u', 'flaky', 'once')] }] }),
  ).toMatchObject([{ name: 'a.spec.ts > u', state: 'flaky' }])
})

test('error: vitest names tests that failed or were skipped, and files', () => {
  const tests = vitest(
    [
      {
        name: file,
        status: 'failed',
        assertionResults: [
          { fullName: 'x', status: 'failed', failureMessages: ['a\nb'] },
          { fullName: 'y', status: 'skipped', failureMessages: [] },
        ],
      },
      {
        name: file,
        status: 'failed',
        message: 'no import',
        assertionResults: [passed],
      },
    ],
    1,
  )
  expect(tests).toMatchObject([
    { name: 'packages/a/src/b.test.ts > x', state: 'failed', reason: 'a\nb' },
    {
      name: 'packages/a/src/b.test.ts > y',
      state: 'failed',
      reason: 'skipped',
    },
    { name: 'packages/a/src/b.test.ts > x', state: 'passed' },
    { name: 'packages/a/src/b.test.ts', state: 'failed', reason: 'no import' },
  ])
})

test('error: playwright names tests of nested suites, and errors beside them', () => {
  const tests = playwright(
    {
      suites: [
        {
          specs: [spec('t', 'unexpected', 'e')],
          suites: [{ specs: [spec('s', 'skipped'), spec('v', 'expected')] }],
        },
      ],
      errors: [{ message: 'no stack' }],
    },
    1,
  )
  expect(tests).toEqual([
    { name: 'outside the tests', state: 'failed', reason: 'no stack' },
    { name: 'a.spec.ts > t', state: 'failed', reason: 'e' },
    { name: 'a.spec.ts > s', state: 'failed', reason: 'skipped' },
    { name: 'a.spec.ts > v', state: 'passed', reason: 'expected' },
  ])
})

test.each(['', 'null', '[]', '1', '{}', '{"testResults":[', '<html>'])(
  'error: a runner whose report is %j has failed',
  (text) => {
    for (const runner of ['vitest', 'playwright'] as const)
      expect(readTests(runner, text, 0)).toEqual([
        {
          name: runner,
          state: 'failed',
          reason: '0 tests ran; it ended with 0',
        },
      ])
  },
)

test('error: a runner that fails although its tests passed has failed', () => {
  const tests = vitest(
    [{ name: file, status: 'passed', assertionResults: [passed] }],
    7,
  )
  expect(tests).toMatchObject([
    { state: 'passed' },
    { name: 'vitest', state: 'failed', reason: '1 tests ran; it ended with 7' },
  ])
})

const task = (taskId: string, exitCode: number, start = 0, end = 1) => ({
  taskId,
  execution: { startTime: start, endTime: end, exitCode },
})
const turbo = (tasks: object[], names: string[]) =>
  readTurbo(JSON.stringify({ tasks }), 'step', names)

test('default: all tasks of a step are one check', () => {
  const tasks = [
    task('//#check:types:scripts', 0, 1_000, 2_000),
    task('@strongroom/a#check:types', 0, 500, 4_000),
    task('@strongroom/a#build', 1),
  ]
  expect(turbo(tasks, ['check:types', 'check:types:scripts'])).toMatchObject({
    name: 'step',
    seconds: 3.5,
    tests: [{ name: 'step', state: 'passed' }],
  })
})

test('error: a task that failed, did not end or did not run', () => {
  const tasks = [task('@a/b#build', 2), task('//#check', 0), { taskId: '//#x' }]
  const reasons = [['build'], ['x'], ['check', 'check:package']].map((names) =>
    turbo(tasks, names).tests.map(({ state, reason }) => [state, reason]),
  )
  expect(reasons).toEqual([
    [['failed', '@a/b#build failed: see its output above']],
    [['failed', '//#x failed: see its output above']],
    [['failed', 'check:package did not run: see the output of turbo']],
  ])
  expect(readTurbo('', 'step', ['check'])).toMatchObject({
    seconds: 0,
    tests: [{ state: 'failed' }],
  })
})

const tests = (count: number, test: Omit<Test, 'name'>): Test[] =>
  Array.from({ length: count }, (_, index) => ({ name: `t${index}`, ...test }))

test('default: a table, and the closing line', () => {
  expect(
    report(
      [
        { name: 'lint', seconds: 1.26, tests: tests(1, { state: 'passed' }) },
        { name: 'unit', seconds: 60, tests: tests(120, { state: 'passed' }) },
      ],
      60.4,
    ),
  ).toMatchInlineSnapshot(`
    "
    ✓ lint             1 passed   0 failed     1.3 s
    ✓ unit           120 passed   0 failed    60.0 s
    60 s in all

    121 passed, 0 failed"
  `)
})

test('behavior: names failed and flaky tests before the table', () => {
  expect(
    report(
      [
        {
          name: 'unit',
          seconds: 1,
          tests: [
            { name: 'a.test.ts > x', state: 'failed', reason: 'why\nwhere' },
            { name: 'b.test.ts > y', state: 'flaky', reason: 'once' },
          ],
        },
      ],
      1,
    ),
  ).toMatchInlineSnapshot(`
    "
    Failed:
      a.test.ts > x
        why
        where

    Passed only when run again:
      b.test.ts > y

    ✗ unit             1 passed   1 failed     1.0 s
    1 s in all

    1 passed, 1 failed"
  `)
})

test('behavior: says how many failures it does not name', () => {
  const failed = tests(45, { state: 'failed', reason: 'why' })
  const text = report([{ name: 'unit', seconds: 1, tests: failed }], 1)
  expect(text).toContain('  t39\n    why\n  and 5 more')
  expect(text).toContain('0 passed, 45 failed')
})
