import type { Labels, MetricFamily, Sample } from './MetricFamily.ts'

export interface Histogram {
  observe(labels: Labels, value: number): void
  family(): MetricFamily
}

interface Entry {
  labels: Labels
  /** How many fell between a bound and the one before. */
  counts: number[]
  count: number
  sum: number
}

/** Sorts observations into buckets, apart for each set of labels. */
export function createHistogram(
  name: string,
  help: string,
  bounds: readonly number[],
): Histogram {
  const entries = new Map<string, Entry>()
  const samplesOf = ({ labels, counts, count, sum }: Entry): Sample[] => {
    let below = 0
    return [
      ...bounds.map((bound, index) => {
        below += counts[index] ?? 0
        const le = String(bound)
        return { suffix: '_bucket', labels: { ...labels, le }, value: below }
      }),
      { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
      { suffix: '_sum', labels, value: sum },
      { suffix: '_count', labels, value: count },
    ]
  }
  return {
    observe: (labels, value) => {
      const key = JSON.stringify(labels)
      const fresh = () => ({ labels, counts: [], count: 0, sum: 0 })
      const entry: Entry = entries.get(key) ?? fresh()
      entries.set(key, entry)
      entry.count += 1
      entry.sum += value
      const index = bounds.findIndex((bound) => value <= bound)
      if (index >= 0) entry.counts[index] = (entry.counts[index] ?? 0) + 1
    },
    family: () => ({
      name,
      help,
      type: 'histogram',
      samples: [...entries.values()].flatMap(samplesOf),
    }),
  }
}
