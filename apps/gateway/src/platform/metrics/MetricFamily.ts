export type Labels = Readonly<Record<string, string>>

export interface Sample {
  /** Suffix of the family's name, as in `_bucket`. */
  suffix?: string
  labels?: Labels
  value: number
}

/** Metric with its name, in the terms of Prometheus. */
export interface MetricFamily {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}
