import { expect, test } from 'vitest'
import { createCounter } from './createCounter.ts'

test('default', () => {
  const counter = createCounter('calls_total', 'Calls made.')
  counter.add({ kind: 'a' })
  counter.add({ kind: 'b' }, 2)
  counter.add({ kind: 'a' })
  expect(counter.family()).toEqual({
    name: 'calls_total',
    help: 'Calls made.',
    type: 'counter',
    samples: [
      { labels: { kind: 'a' }, value: 2 },
      { labels: { kind: 'b' }, value: 2 },
    ],
  })
})
