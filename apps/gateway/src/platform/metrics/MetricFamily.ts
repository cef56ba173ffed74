export type Labels = Readonly<Record<string, string>>

export interface Sample {
  /** What follows the name of the family, as in `_bucket`. */
  suffix?: string
  labels?: Labels
  value: number
}

/** What is measured, under one name, in the words of Prometheus. */
export interface MetricFamily {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}
