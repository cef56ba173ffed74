/** Part of a logger that the indexer uses; a pino logger fits. */
export interface IndexerLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

export interface IndexerStatus {
  chainId: string
  /**
   * `starting` until the node has answered; `waiting` while it, or the store,
   * does not; `standby` while another gateway indexes into the same store;
   * `rebuilding` while a new index of a replaced chain is made.
   */
  state:
    | 'starting'
    | 'catching-up'
    | 'following'
    | 'waiting'
    | 'standby'
    | 'rebuilding'
    | 'stopped'
  /** Newest block that is stored; -1 if the store is empty. */
  head: number
  /** Newest block of the node; -1 when unknown. */
  chainHead: number
  /** Why the state is `waiting`. */
  error?: Error
}

export interface Indexer {
  /**
   * Settles when everything up to the head has been stored once, or another
   * gateway sees to it; rejects when stopped before.
   */
  ready: Promise<void>
  status(): IndexerStatus
  /** Settles when all reads and writes have ended. */
  stop(): Promise<void>
}
