import type { WalletConnectMetadata } from '../walletconnect/WalletConnectModule.ts'

/** Options of `SignClient.init`. */
export interface SignClientInit {
  projectId: string
  metadata: WalletConnectMetadata
  relayUrl?: string
  customStoragePrefix: string
  telemetryEnabled: false
  signConfig: { disableRequestQueue: true }
}

interface Namespaces {
  readonly [name: string]: {
    readonly chains?: readonly string[] | undefined
    readonly methods: readonly string[]
    readonly events: readonly string[]
  }
}

interface Peer {
  readonly metadata: {
    readonly name?: unknown
    readonly url?: unknown
    readonly description?: unknown
  }
}

interface Verified {
  readonly verified?: {
    readonly validation?: string
    readonly isScam?: boolean
  }
}

/** A proposal in the shape of the library. */
export interface SignClientProposal {
  readonly id: number
  readonly pairingTopic?: string
  readonly expiryTimestamp?: number
  readonly proposer: Peer
  readonly requiredNamespaces?: Namespaces
  readonly optionalNamespaces?: Namespaces
}

/** A session in the shape of the library; `expiry` in seconds. */
export interface SignClientSession {
  readonly topic: string
  readonly expiry: number
  readonly acknowledged: boolean
  readonly peer: Peer
  readonly namespaces: {
    readonly [name: string]: { readonly accounts: readonly string[] }
  }
}

/** A request in the shape of the library; `expiryTimestamp` in seconds. */
export interface SignClientRequest {
  readonly id: number
  readonly topic: string
  readonly params: {
    readonly chainId: string
    readonly request: {
      readonly method: string
      readonly params: unknown
      readonly expiryTimestamp?: number
    }
  }
}

/** Why a session or a proposal ends. */
export interface SignClientReason {
  readonly code: number
  readonly message: string
}

/** The part of WalletConnect's client that is used. */
export interface SignClient {
  on(
    event: 'session_proposal',
    listener: (event: {
      readonly id: number
      readonly params: SignClientProposal
      readonly verifyContext?: Verified
    }) => void,
  ): unknown
  on(
    event: 'proposal_expire',
    listener: (event: { readonly id: number }) => void,
  ): unknown
  on(
    event:
      | 'session_request'
      | 'session_request_expire'
      | 'session_delete'
      | 'session_expire'
      | 'session_update',
    listener: () => void,
  ): unknown
  pair(request: { uri: string }): Promise<{ readonly topic: string }>
  approve(request: {
    id: number
    namespaces: object
  }): Promise<{ readonly topic: string; acknowledged(): Promise<unknown> }>
  reject(request: { id: number; reason: SignClientReason }): Promise<void>
  emit(request: {
    topic: string
    event: { name: string; data: unknown }
    chainId: string
  }): Promise<void>
  respond(request: { topic: string; response: object }): Promise<void>
  disconnect(request: {
    topic: string
    reason: SignClientReason
  }): Promise<void>
  getPendingSessionRequests(): readonly SignClientRequest[]
  readonly session: {
    getAll(): readonly SignClientSession[]
    delete(topic: string, reason: SignClientReason): Promise<void>
  }
  readonly core: {
    readonly storage: {
      getItem(key: string): Promise<unknown>
      setItem(key: string, value: unknown): Promise<void>
    }
    readonly relayer: {
      on(event: 'relayer_connect', listener: () => void): unknown
      transportClose(): Promise<void>
    }
    readonly heartbeat: { stop(): void }
  }
}

/** The part of `@walletconnect/sign-client` that is used. */
export interface SignClientModule {
  SignClient: { init(options: SignClientInit): Promise<SignClient> }
}
