import type { Address } from 'viem'
import type { Eip1193Provider } from './Eip1193Provider.ts'

/** How the key behind a connector is kept. */
export type ConnectorType = 'WALLET' | 'MULTISIG' | 'MPC' | 'WC'

/** What a successful connection gives. */
export interface ConnectionResult {
  /** Checksummed. */
  account: Address
  /** Read back from the wallet after any switch. */
  chainId: number
  provider: Eip1193Provider
  /** Only from the embedded wallet. */
  accessToken?: string
}

/** Why a connection ended. */
export type DisconnectReason =
  /** `disconnect()` was called. */
  | 'user'
  /** The wallet took its accounts away; many do so when they lock. */
  | 'accounts'
  /** The provider or the session ended. */
  | 'provider'

/** Events of a connector and what their listeners receive. */
export interface ConnectorEvents {
  connect: ConnectionResult
  disconnect: { reason: DisconnectReason }
  accountsChanged: readonly Address[]
  chainChanged: number
}

/** Options of {@link Connector.connect}. */
export interface ConnectOptions {
  /**
   * Uses only accounts that are already authorised, so that no wallet window
   * can open, and never switches the chain.
   * @default false
   */
  isReconnecting?: boolean
  /** Stops waiting; an open wallet prompt stays open. */
  signal?: AbortSignal
}

/** One way of reaching a wallet. A plain object, safe to destructure. */
export interface Connector {
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  /** A `data:image/` URI. Render it through `<img>` only. */
  readonly icon?: string
  /**
   * Asks the wallet for its accounts, and for `chainId` when one is given.
   * @throws ConnectorError `ConnectFailed`; `code` 4001 when the user said no.
   */
  connect(chainId?: number, options?: ConnectOptions): Promise<ConnectionResult>
  /** Stops listening and forgets the connection. Never rejects. */
  disconnect(): Promise<void>
  /** Authorised accounts, checksummed; never prompts. */
  getAccounts(): Promise<readonly Address[]>
  getChainId(): Promise<number>
  getProvider(): Promise<Eip1193Provider>
  /**
   * Switches the wallet's chain and reads it back.
   * @throws ConnectorError `SwitchChainNotSupported` or `ConnectFailed`.
   */
  switchChain(chainId: number): Promise<void>
  /** Whether accounts are already authorised. Never prompts, never rejects. */
  isAuthorized(): Promise<boolean>
  /** Listens to one event; the returned function stops. */
  on<event extends keyof ConnectorEvents>(
    event: event,
    listener: (payload: ConnectorEvents[event]) => void,
  ): () => void
  /** Removes every listener. The connector can not be used afterwards. */
  dispose(): void
}
