import { describe, expect, test } from 'vitest'
import { ratioOf, writeResults } from './results.ts'

const size = {
  measured: 'size',
  peer: 'protocol-kit',
  unit: 'bytes',
  ours: 1000,
  theirs: 20_000,
}

describe('ratioOf', () => {
  test('behavior: divides the figure of the peer by ours for times and sizes', () => {
    expect(ratioOf(size)).toBe(20)
    expect(ratioOf({ ...size, ours: 40_000 })).toBe(0.5)
  })

  test('behavior: divides ours by that of the peer for rates', () => {
    const rate = { ...size, ours: 30, theirs: 10, isHigherBetter: true }
    expect(ratioOf(rate)).toBe(3)
  })

  test('behavior: takes the ratio of rounds in turn where the bench has one', () => {
    expect(ratioOf({ ...size, ratio: 0.93 })).toBe(0.93)
  })
})

describe('writeResults', () => {
  const machine = { processors: '2 × Example' }
  const runs = [
    {
      name: 'maths',
      seconds: 3.4,
      code: 0,
      output: 'done\n',
      comparisons: [size],
    },
    { name: 'lists', seconds: 9.6, code: 1, output: 'slow', comparisons: [] },
  ]

  test('default: puts ratios before the machine, the limits and the output', () => {
    const text = writeResults(machine, runs)
    const places = [
      '| size | 20 × | 1,000 bytes | 20,000 bytes | protocol-kit | maths |',
      '| processors | 2 × Example |',
      '| [maths](maths.bench.ts) | within its limits | 3 |',
      '| [lists](lists.bench.ts) | missed a limit: see [below](#lists) | 10 |',
      '## maths\n\n```text\ndone\n```',
    ].map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})
