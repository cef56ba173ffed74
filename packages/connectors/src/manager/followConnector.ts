import type { Connector, ConnectorEvents } from '../connector/Connector.ts'

/** Subscribes to the three events that change a connection. */
export function followConnector(
  connector: Connector,
  handlers: {
    [event in 'accountsChanged' | 'chainChanged' | 'disconnect']: (
      payload: ConnectorEvents[event],
    ) => void
  },
): () => void {
  const stops = [
    connector.on('accountsChanged', handlers.accountsChanged),
    connector.on('chainChanged', handlers.chainChanged),
    connector.on('disconnect', handlers.disconnect),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
