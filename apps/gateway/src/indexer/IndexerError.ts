/** Base of every error of the indexer. */
export class IndexerError extends Error {
  override readonly name: string = 'IndexerError'
}

/** The blocks read do not belong to one chain of hashes: read them again. */
export class ChainMovedError extends IndexerError {
  override readonly name = 'ChainMovedError'

  constructor(block: number) {
    super(`Block ${block} changed while it was being read.`)
  }
}

/** A transaction has logs that the node left out when asked for them. */
export class IncompleteLogsError extends IndexerError {
  override readonly name = 'IncompleteLogsError'

  constructor(txHash: string) {
    super(`The node leaves out logs of transaction ${txHash}.`)
  }
}

/** The node serves another chain than the configuration names. */
export class WrongChainError extends IndexerError {
  override readonly name = 'WrongChainError'
  readonly expected: string
  readonly actual: string

  constructor(expected: string, actual: string) {
    super(`The node serves chain ${actual}, not chain ${expected}.`)
    this.expected = expected
    this.actual = actual
  }
}

/** Another process moved this chain's head: two indexers run on one store. */
export class HeadConflictError extends IndexerError {
  override readonly name = 'HeadConflictError'
  readonly chainId: string

  constructor(chainId: string) {
    super(`Another indexer is writing chain ${chainId} into the same store.`)
    this.chainId = chainId
  }
}
