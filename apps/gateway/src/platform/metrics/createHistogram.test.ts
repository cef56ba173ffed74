import { expect, test } from 'vitest'
import { createHistogram } from './createHistogram.ts'
import { renderMetrics } from './renderMetrics.ts'

test('default', () => {
  const histogram = createHistogram('wait_seconds', 'Waits.', [0.1, 1])
  for (const value of [0.1, 0.05, 0.5, 7]) {
    histogram.observe({ route: '/a' }, value)
  }
  histogram.observe({ route: '/b' }, 2)
  expect(renderMetrics([histogram.family()]).split('\n').slice(2)).toEqual([
    'wait_seconds_bucket{route="/a",le="0.1"} 2',
    'wait_seconds_bucket{route="/a",le="1"} 3',
    'wait_seconds_bucket{route="/a",le="+Inf"} 4',
    'wait_seconds_sum{route="/a"} 7.65',
    'wait_seconds_count{route="/a"} 4',
    'wait_seconds_bucket{route="/b",le="0.1"} 0',
    'wait_seconds_bucket{route="/b",le="1"} 0',
    'wait_seconds_bucket{route="/b",le="+Inf"} 1',
    'wait_seconds_sum{route="/b"} 2',
    'wait_seconds_count{route="/b"} 1',
    '',
  ])
})
