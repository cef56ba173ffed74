import type { Hex } from 'viem'

/** Where the indexer stands on its chain. */
export interface Cursor {
  genesisHash: Hex
  head: number
  headHash: Hex
  /** Hashes of recent blocks up to the head, oldest first. */
  recent: readonly { number: number; hash: Hex }[]
}
