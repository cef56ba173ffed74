import { expect, test } from 'vitest'
import { renderMetrics } from './renderMetrics.ts'

test('default', () => {
  expect(
    renderMetrics([
      {
        name: 'calls_total',
        help: 'Calls made.',
        type: 'counter',
        samples: [
          { labels: { chain: '1', kind: 'a' }, value: 2 },
          { value: 0.5 },
        ],
      },
    ]),
  ).toBe(
    '# HELP calls_total Calls made.\n# TYPE calls_total counter\ncalls_total{chain="1",kind="a"} 2\ncalls_total 0.5\n',
  )
})

test('behavior: escapes labels and help texts', () => {
  const text = renderMetrics([
    {
      name: 'x',
      help: 'a\nb\\',
      type: 'gauge',
      samples: [{ labels: { l: '"}\n\\' }, value: 1 }],
    },
  ])
  expect(text).toBe(
    '# HELP x a\\nb\\\\\n# TYPE x gauge\nx{l="\\"}\\n\\\\"} 1\n',
  )
})

test.each([
  [Number.POSITIVE_INFINITY, '+Inf'],
  [Number.NEGATIVE_INFINITY, '-Inf'],
  [Number.NaN, 'NaN'],
])('behavior: %s', (value, text) => {
  const samples = [{ value }]
  const family = { name: 'x', help: 'x', type: 'gauge', samples } as const
  expect(renderMetrics([family])).toContain(`\nx ${text}\n`)
})
