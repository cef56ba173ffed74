import postgres from 'postgres'
import type { Sockets } from './createSockets.ts'

interface KeepConnectionOptions {
  sockets: Pick<Sockets, 'connect'>
  /** Seconds before a lost connection is opened again. */
  retryAfter: number
  /** Name of the session on the server; the driver's by default. */
  name?: string
}

/** A client with one connection to the server, which is never closed as idle. */
export function keepConnection(
  url: string,
  { sockets, retryAfter, name }: KeepConnectionOptions,
): postgres.Sql {
  const options = {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 5,
    backoff: () => retryAfter,
    onnotice: () => undefined,
    connection: name === undefined ? {} : { application_name: name },
    // The driver's types leave this option out.
    socket: sockets.connect,
  }
  return postgres(url, options)
}
