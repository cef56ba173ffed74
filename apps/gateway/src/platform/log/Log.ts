/** Part of a logger that the gateway uses; a pino logger fits. */
export interface Log {
  /** Every request; a log that is silent may lack it. */
  debug?(fields: object, message: string): void
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}
