import { ChainError } from '../platform/rpc/ChainError.ts'

/** The blocks read do not belong to one chain of hashes: read them again. */
export class ChainMovedError extends ChainError {
  override readonly name = 'ChainMovedError'

  constructor(block: number) {
    super(`Block ${block} changed while it was being read.`)
  }
}

/** A transaction has logs that the node left out of a query for them. */
export class IncompleteLogsError extends ChainError {
  override readonly name = 'IncompleteLogsError'

  constructor(txHash: string) {
    super(`The node leaves out logs of transaction ${txHash}.`)
  }
}

/** All logs that the node gives of a block do not make up its bloom. */
export class MissingLogsError extends ChainError {
  override readonly name = 'MissingLogsError'
  readonly block: number

  constructor(block: number) {
    super(`The node leaves out logs of block ${block}.`)
    this.block = block
  }
}

/** The logs that the node returned for a repair lack something that the chain has. */
export class IncompleteRepairError extends ChainError {
  override readonly name = 'IncompleteRepairError'
}

/**
 * The node has the right chain id and another history: another first block
 * (`genesis`), or other blocks further back than is rolled back (`depth`).
 */
export class ReplacedChainError extends ChainError {
  override readonly name = 'ReplacedChainError'
  readonly reason: 'genesis' | 'depth'
  /** Number of the block that differs. */
  readonly block: number
  /** Hash of that block in the index. */
  readonly expected: string
  /** Hash of that block on the node; empty when the node has no such block. */
  readonly actual: string

  constructor(
    reason: 'genesis' | 'depth',
    block: number,
    expected: string,
    actual = '',
  ) {
    super(
      `The node has another block ${block} than the index: ${actual || 'none'}, not ${expected}.`,
    )
    this.reason = reason
    this.block = block
    this.expected = expected
    this.actual = actual
  }
}

/** Another process moved this chain's head: two indexers run on one store. */
export class HeadConflictError extends ChainError {
  override readonly name = 'HeadConflictError'
  readonly chainId: string

  constructor(chainId: string) {
    super(`Another indexer is writing chain ${chainId} into the same store.`)
    this.chainId = chainId
  }
}
