import { expect, test } from 'vitest'
import { report } from './report.ts'

const fine = { failures: [], unstable: [] }

test('default', () => {
  expect(
    report([
      { name: 'lint', passed: 1, failed: 0, seconds: 1.26, ...fine },
      { name: 'unit', passed: 120, failed: 2, seconds: 60, ...fine },
    ]),
  ).toMatchInlineSnapshot(`
    "
    ✓ lint             1 passed   0 failed     1.3 s
    ✗ unit           120 passed   2 failed    60.0 s
    61 s in all

    121 passed, 2 failed"
  `)
})

test('behavior: names failures before the table', () => {
  const failures = ['a.test.ts > x\n    why']
  const unstable = ['b.test.ts > y']
  expect(
    report([
      { name: 'unit', passed: 1, failed: 1, seconds: 1, failures, unstable },
    ]),
  ).toMatchInlineSnapshot(`
    "
    Failed:
      a.test.ts > x
        why

    Passed only when run again:
      b.test.ts > y

    ✗ unit             1 passed   1 failed     1.0 s
    1 s in all

    1 passed, 1 failed"
  `)
})
