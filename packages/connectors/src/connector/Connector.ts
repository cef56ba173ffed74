import type { Address } from 'viem'
import type { Eip1193Provider } from './Eip1193Provider.ts'

/** How the key behind a connector is kept. */
export type ConnectorType = 'WALLET' | 'MULTISIG' | 'MPC' | 'WC'

/** Result of a successful connection. */
export interface ConnectionResult {
  /** Checksummed. */
  account: Address
  /** Read back from the wallet after any switch. */
  chainId: number
  provider: Eip1193Provider
  /** Token of the embedded wallet; other wallets give none. */
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
  /** Empty when the wallet took them away; `disconnect` comes first. */
  accountsChanged: readonly Address[]
  /** A number, converted from any form that the wallet sent. */
  chainChanged: number
  /** Message that the provider pushed (EIP-1193 `message`), unchecked. */
  message: unknown
  /** A new pairing URI to show as a QR code. WalletConnect only. */
  display_uri: string
  /** The wallet ended the session. WalletConnect only; `disconnect` follows. */
  session_delete: undefined
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
  /** Whether this is one of Ronin's own wallets. */
  readonly isRonin: boolean
  /** The name its wallet announces (EIP-6963): such a wallet is this one. */
  readonly rdns?: string
  /**
   * Set where the page itself lives in the wallet: reconnected first and
   * without a stored flag.
   */
  readonly isAutomatic?: boolean
  /**
   * Requests the wallet's accounts, and `chainId` if it is given.
   * @throws ConnectorError `ConnectFailed`; `code` 4001 when the user declined,
   * 4901 for a chain that is not supported.
   */
  connect(chainId?: number, options?: ConnectOptions): Promise<ConnectionResult>
  /** Stops listening and drops the connection. Never rejects. */
  disconnect(): Promise<void>
  /** Authorised accounts, checksummed; never prompts. */
  getAccounts(): Promise<readonly Address[]>
  /** Requests the wallet's accounts without connecting. May prompt. */
  requestAccounts(): Promise<readonly Address[]>
  getChainId(): Promise<number>
  getProvider(): Promise<Eip1193Provider>
  /** The provider, if it is there already. */
  getProviderSync(): Eip1193Provider | undefined
  /**
   * Switches the wallet's chain and reads it back.
   * @throws ConnectorError `SwitchChainNotSupported` or `ConnectFailed`.
   */
  switchChain(chainId: number): Promise<void>
  /**
   * Offers the wallet a chain to add.
   * @throws ConnectorError `AddChainNotSupported` or `ConnectFailed`.
   */
  addChain(chainId: number): Promise<void>
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
