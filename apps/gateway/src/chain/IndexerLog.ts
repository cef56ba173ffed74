/** What the indexer needs of a logger; a pino logger fits. */
export interface IndexerLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}
