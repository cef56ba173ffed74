import type { Labels, MetricFamily } from './MetricFamily.ts'

export interface Counter {
  add(labels: Labels, by?: number): void
  family(): MetricFamily
}

/** Counts, apart for each set of labels; labels must be few and known. */
export function createCounter(name: string, help: string): Counter {
  const values = new Map<string, { labels: Labels; value: number }>()
  return {
    add: (labels, by = 1) => {
      const key = JSON.stringify(labels)
      const known = values.get(key)
      if (known === undefined) values.set(key, { labels, value: by })
      else known.value += by
    },
    family: () => ({
      name,
      help,
      type: 'counter',
      samples: [...values.values()].map((entry) => ({ ...entry })),
    }),
  }
}
