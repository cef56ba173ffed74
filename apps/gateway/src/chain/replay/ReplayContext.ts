import type { Hex } from 'viem'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import type { BlockRef } from '../fetch/ChainLog.ts'
import type { NonceGap } from './foldStates.ts'
import type { Run } from './pairExecutions.ts'
import type { SafeRegistry } from './SafeRegistry.ts'

export interface ReplayContext {
  chainId: string
  rpc: Rpc
  /** Safes as of the block before the range. */
  book: SafeRegistry
  /** Tokens whose metadata is stored, checksummed. */
  tokens: ReadonlySet<Hex>
  /** First block that is read at all. */
  startBlock: number
  /**
   * Blocks up to which transfers from before a safe was created are read with
   * the range that creates it; beyond, later and for many safes at once.
   */
  scanAtOnce: number
  /** The only safes to look for, in lower case; undefined: all. */
  only: ReadonlySet<Hex> | undefined
  /** The state as of a block is gone; the events were taken instead. */
  onPruned: (block: BlockRef) => void
  /** Parameters of an execution were not to be found. */
  onUnknown: (run: Run) => void
  /** Executions of a safe are missing. */
  onGap?: ((gap: NonceGap) => void) | undefined
}
