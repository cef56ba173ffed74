import type { Address } from 'viem'
import type { MetricFamily } from '../metrics/MetricFamily.ts'

/** `own` names its events; `service` is that of Safe's events service. */
export type StreamDialect = 'own' | 'service'

export interface OpenStream {
  dialect: StreamDialect
  /** Chains whose events are sent. */
  chainIds: readonly string[]
  safe: Address
  /** Id of the last event that the client has, if any. */
  lastEventId: string | undefined
  /** Network of the client, for the limit of one client. */
  network: string
  /** Ends the connection of a client that does not read. */
  cut: () => void
}

/** Why a stream is refused: of this client or in all there are enough. */
export type StreamRefusal = 'client' | 'total' | 'closing'

/** Open streams of this process. */
export interface EventStreams {
  /**
   * Opens a stream of server-sent events.
   *
   * @returns The reason where it is refused.
   * @throws What reading the store throws.
   */
  open(options: OpenStream): Promise<ReadableStream<Uint8Array> | StreamRefusal>
  /** Ends every stream; clients come back to another process. */
  close(): Promise<void>
  families(): MetricFamily[]
}
