/** Part of a logger that the indexer uses; a pino logger fits. */
export interface IndexerLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}
