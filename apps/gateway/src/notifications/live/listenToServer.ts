import { createSockets } from '../../platform/db/createSockets.ts'
import { keepConnection } from '../../platform/db/keepConnection.ts'
import { eventChannel } from '../events/recordEvents.ts'

/**
 * Calls a listener when a transaction on the server has noted events, and after
 * each connection: what came before it was not announced. Looks at intervals
 * are still needed where a connection dies unnoticed.
 *
 * @returns A function that ends it.
 */
export function listenToServer(
  url: string,
  listener: () => void,
): () => Promise<void> {
  const sockets = createSockets()
  const client = keepConnection(url, { sockets, retryAfter: 0.5 })
  // The driver listens again by itself when it has lost its connection.
  client.listen(eventChannel, listener, listener).catch(() => undefined)
  return async () => {
    sockets.closed = true
    await client.end({ timeout: 1 }).catch(() => undefined)
  }
}
