import { expect, test } from 'vitest'
import { report } from './report.ts'

test('default', () => {
  expect(
    report([
      { name: 'lint', passed: 1, failed: 0, seconds: 1.26 },
      { name: 'unit', passed: 120, failed: 2, seconds: 60 },
    ]),
  ).toMatchInlineSnapshot(`
    "
    ✓ lint             1 passed   0 failed     1.3 s
    ✗ unit           120 passed   2 failed    60.0 s
    61 s in all

    121 passed, 2 failed"
  `)
})
