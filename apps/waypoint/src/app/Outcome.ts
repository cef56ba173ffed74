import type { Hex } from 'viem'

/** How a request ended. */
export type Outcome =
  | { kind: 'approved' }
  | { kind: 'sent'; hash: Hex }
  | { kind: 'rejected' }
  | { kind: 'failed'; reason: string }
