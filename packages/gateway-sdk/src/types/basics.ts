import type { ChainFeature } from './chain.gen.ts'

/** 20 bytes of hex. */
export type Address = `0x${string}`

/** Bytes of hex. */
export type Hex = `0x${string}`

/** Features this project knows. */
export type KnownFeature = Known<ChainFeature>

/** The literals of a type that takes any text besides. */
type Known<T extends string> = T extends unknown
  ? string extends T
    ? never
    : T
  : never

/** One page of a list; `next` and `previous` are absolute URLs. */
export interface Page<T> {
  /** Items in all, when the gateway counts them. */
  count?: number | null | undefined
  /** Absolute URL of the next page; null on the last one. */
  next?: string | null | undefined
  /** Absolute URL of the page before; null on the first one. */
  previous?: string | null | undefined
  /** Items of this page. */
  results: T[]
}
