import { expect, test } from 'vitest'
import { countTests } from './countTests.ts'

test('default: vitest', () => {
  const text = JSON.stringify({ numPassedTests: 5, numTotalTests: 5 })
  expect(countTests('vitest', text)).toEqual({ passed: 5, failed: 0 })
})

test('default: playwright', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 }
  expect(countTests('playwright', JSON.stringify({ stats }))).toEqual({
    passed: 7,
    failed: 2,
  })
})

test('behavior: what was skipped did not pass', () => {
  const text = JSON.stringify({ numPassedTests: 4, numTotalTests: 6 })
  expect(countTests('vitest', text)).toEqual({ passed: 4, failed: 2 })
})

test.each(['', 'null', '[]', '{}', '{"stats":null}', '<html>'])(
  'error: %j is no report',
  (text) => {
    expect(countTests('vitest', text)).toBeUndefined()
    expect(countTests('playwright', text)).toBeUndefined()
  },
)
