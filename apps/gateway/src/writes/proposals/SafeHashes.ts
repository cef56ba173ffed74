import type { Hex } from 'viem'

/** The hash owners sign, and what it is made of. */
export interface SafeHashes {
  domainHash: Hex
  messageHash: Hex
  safeTxHash: Hex
}
