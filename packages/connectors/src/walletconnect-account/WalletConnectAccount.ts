import type { WalletConnectMetadata } from '../walletconnect/WalletConnectModule.ts'
import type { SignClientModule } from './SignClientModule.ts'

/** Options of `createWalletConnectAccount`. */
export interface WalletConnectAccountOptions {
  /** Your own id from WalletConnect's dashboard. */
  projectId: string
  /** Name, description, site and icons of the wallet, which apps show. */
  metadata: WalletConnectMetadata
  /** @default WalletConnect's own */
  relayUrl?: string
  /**
   * JSON-RPC methods that apps may call. Their requests appear in the state.
   * @default those of a safe: sending, signing, batches, chain switch
   */
  methods?: readonly string[]
  /**
   * Separates this account's sessions from other uses of the library on this
   * origin, such as a connector.
   * @default 'account'
   */
  storagePrefix?: string
  /**
   * Milliseconds until a pairing without an answer fails.
   * @default 20000
   */
  pairTimeout?: number
  /** Locks shared by the tabs. @default navigator.locks */
  locks?: Pick<LockManager, 'request'> | undefined
  /** @default () => import('@walletconnect/sign-client') */
  load?: () => Promise<SignClientModule>
  /** Further options of the library's `init`. */
  init?: object
}

/** How an app introduces itself. Anyone can claim any name and address. */
export interface WalletConnectPeer {
  /** At most 100 characters; empty when the app names none. */
  name: string
  /** Origin of its site as it claims; undefined when that is no web address. */
  origin: string | undefined
}

/** An app that wants to connect. */
export interface WalletConnectProposal {
  id: number
  peer: WalletConnectPeer
  /** Chains that the app works on, as it says. */
  chainIds: readonly number[]
  /** Those that it cannot do without. */
  requiredChainIds: readonly number[]
  /** Networks other than Ethereum's kind that it cannot do without. */
  requiredNamespaces: readonly string[]
  /** WalletConnect lists the claimed site as fraudulent. */
  isScam: boolean
}

/** An app that is connected to an account. */
export interface WalletConnectSession {
  topic: string
  peer: WalletConnectPeer
  /** The account the app got, as it was approved. */
  address: string
  chainIds: readonly number[]
  /** Milliseconds since 1970; undefined for a session of another program. */
  createdAt: number | undefined
  /** Milliseconds since 1970. */
  expiresAt: number
}

/**
 * A request of a connected app that has no answer yet. Its chain is one of the
 * session. The account itself answers for accounts, the chain and its switch.
 */
export interface WalletConnectRequest {
  id: number
  session: WalletConnectSession
  chainId: number
  method: string
  params: unknown
  /** Milliseconds since 1970; undefined where the app sets no limit. */
  expiresAt: number | undefined
}

/**
 * State of an account:
 *
 * - `starting`: the library loads, or the relay is being reached
 * - `ready`: sessions and requests are known
 * - `elsewhere`: another tab of this browser serves the sessions; `take` moves
 *   them here
 * - `taken`: another tab took them; load the page again before `take`
 * - `failed`: see `error`; `start` tries again
 */
export type WalletConnectAccountStatus =
  | 'starting'
  | 'ready'
  | 'elsewhere'
  | 'taken'
  | 'failed'

/** A snapshot; replaced as a whole with every change. */
export interface WalletConnectAccountState {
  status: WalletConnectAccountStatus
  error: Error | undefined
  proposals: readonly WalletConnectProposal[]
  sessions: readonly WalletConnectSession[]
  /** Oldest first. */
  requests: readonly WalletConnectRequest[]
}

/** Answer to a request: a result, or an error with a code of EIP-1193. */
export type WalletConnectAnswer =
  | { result: unknown }
  | { error: { code: number; message: string; data?: unknown } }

/** The wallet's side of WalletConnect. */
export interface WalletConnectAccount {
  /** For `useSyncExternalStore`. */
  getSnapshot(): WalletConnectAccountState
  subscribe(listener: () => void): () => void
  /** Loads the library and opens the sessions of this browser. */
  start(): void
  /** Moves the sessions of another tab to this one. */
  take(): void
  /**
   * Pairs with the app that shows a code. Resolves with its proposal.
   *
   * @throws PairingError
   */
  pair(
    code: string,
    options?: { signal?: AbortSignal },
  ): Promise<WalletConnectProposal>
  /**
   * Connects the app to an account on one or more chains.
   *
   * @throws the library's error where the app needs more than is given
   */
  approve(
    proposal: WalletConnectProposal,
    account: { address: string; chainIds: readonly number[] },
  ): Promise<void>
  reject(proposal: WalletConnectProposal): Promise<void>
  /**
   * Answers a request, once: a later answer is ignored. An answer that does
   * not reach the relay is kept and sent when it is back, also after a reload.
   */
  answer(
    request: WalletConnectRequest,
    answer: WalletConnectAnswer,
  ): Promise<void>
  /** Ends a session, here even when the relay cannot be reached. */
  disconnect(session: WalletConnectSession): Promise<void>
  /** Closes the connection. Sessions and requests stay for the next start. */
  dispose(): void
}
