import type { Address } from 'viem'
import type { Connector } from '../connector/Connector.ts'
import type { ConnectorError } from '../errors/ConnectorError.ts'

/** State beside the connection itself. */
export interface ConnectorList {
  /** Connectors to offer, in the order they were given or found. */
  readonly connectors: readonly Connector[]
  /** Ids of connectors whose wallet claims a name another one claims too. */
  readonly duplicateIds: readonly string[]
}

interface Disconnected {
  readonly status: 'disconnected'
  readonly account: null
  readonly chainId: null
  readonly connector: null
  /** Why the last connect failed; `null` after anything else. */
  readonly error: ConnectorError | null
}

interface Pending {
  readonly status: 'reconnecting' | 'connecting'
  readonly account: null
  readonly chainId: null
  /** The connector being tried, once known. */
  readonly connector: Connector | null
  readonly error: null
}

/** A connected wallet. */
export interface Connected {
  readonly status: 'connected'
  readonly account: Address
  readonly chainId: number
  readonly connector: Connector
  /** Why connecting another wallet failed; this connection is unaffected. */
  readonly error: ConnectorError | null
}

/** State of the one active connection. */
export type Connection = Disconnected | Pending | Connected

/** Snapshot of a connection manager. Immutable; compare by identity. */
export type ConnectionState = Connection & ConnectorList

/** State without a connection or an attempt. */
export const disconnected: Disconnected = {
  status: 'disconnected',
  account: null,
  chainId: null,
  connector: null,
  error: null,
}
