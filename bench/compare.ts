import { appendFileSync } from 'node:fs'

/** A figure of ours beside the same figure of a published peer. */
export interface Comparison {
  /** The thing that was measured, such as `getSafeInfo over HTTP`. */
  measured: string
  /** Name of the peer on the registry. */
  peer: string
  unit: string
  ours: number
  theirs: number
  /** True for rates, false for times and sizes. @default false */
  isHigherBetter?: boolean
  /** Median of the ratios of rounds that ran in turn. @default the ratio of both figures */
  ratio?: number
}

/** Environment variable with the file to which benches append their comparisons. */
export const comparisonsVariable = 'BENCH_COMPARISONS'

/** Hands a comparison to `npm run bench`; a bench that runs alone only prints it. */
export function compare(comparison: Comparison): void {
  const file = process.env[comparisonsVariable]
  if (file) appendFileSync(file, `${JSON.stringify(comparison)}\n`)
}
