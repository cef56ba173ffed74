import { randomUUID } from 'node:crypto'

/**
 * Ids that proxies and clients send, limited to characters that are safe in a
 * log.
 */
const sane = /^[A-Za-z0-9._-]{1,64}$/

/** Names a request in answers and logs: by its own id, if that is safe. */
export const requestId = (given: string | undefined): string =>
  given !== undefined && sane.test(given) ? given : randomUUID()
