import { expect, test } from 'vitest'
import { weightOf } from './weights.ts'

test('default: a component and a hook have the weights of their tables', () => {
  expect(weightOf('ui-kit', 'Button')).toMatch(
    /^\*\*\d+\.\d\d\u00a0kB\*\* alone \(\[gzip\]\(\/packages\/ui-kit\/#size\)\)$/u,
  )
  expect(weightOf('react-hooks/connect', 'useConnect')).toMatch(
    /alone, \d+\.\d\d\u00a0kB on top of the SDK \(\[gzip\]\(\/packages\/react-hooks\/#size\)\)$/u,
  )
})

test('behavior: functions and other packages have none', () => {
  expect(weightOf('ui-kit', 'formatAmount')).toBeUndefined()
  expect(weightOf('gateway-sdk', 'getSafe')).toBeUndefined()
})

test('error: a hook that the table lacks', () => {
  expect(() =>
    weightOf('react-hooks', 'useGone'),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: The size table of react-hooks lacks useGone: run "pnpm sizes:write".]`,
  )
})
