import type { Eip1193Provider } from '../connector/Eip1193Provider.ts'

/** Options of `EthereumProvider.init`. */
export interface WalletConnectInit {
  projectId: string
  optionalChains: [number, ...number[]]
  optionalMethods: string[]
  optionalEvents: string[]
  rpcMap: Record<string, string>
  showQrModal: false
  telemetryEnabled: false
  metadata?: WalletConnectMetadata
  relayUrl?: string
  customStoragePrefix?: string
  disableProviderPing?: boolean
  // Passed through to the library.
  storage?: never
  logger?: never
}

/** How the app introduces itself to the wallet. */
export interface WalletConnectMetadata {
  name: string
  description: string
  url: string
  icons: string[]
}

/** The part of WalletConnect's provider that is used. */
export interface WalletConnectProvider extends Eip1193Provider {
  readonly accounts: readonly string[]
  readonly session?:
    | {
        readonly topic: string
        readonly expiry: number
        /** Description that the wallet gives itself. */
        readonly peer?: {
          readonly metadata?: {
            readonly redirect?: {
              readonly native?: string
              readonly universal?: string
            }
          }
        }
        /**
         * Namespaces that the wallet approved, accounts as `eip155:2020:0x…`.
         */
        readonly namespaces?: Readonly<
          Record<string, { readonly accounts: readonly string[] }>
        >
      }
    | undefined
  connect(options?: { optionalChains?: number[] }): Promise<void>
  enable(): Promise<readonly string[]>
  disconnect(): Promise<void>
  readonly signer?: {
    cleanupPendingPairings?(options?: {
      deletePairings?: boolean
    }): Promise<void>
    client?: {
      session?: {
        delete(
          topic: string,
          reason: { code: number; message: string },
        ): unknown
      }
    }
  }
}

/** The part of `@walletconnect/ethereum-provider` that is used. */
export interface WalletConnectModule {
  EthereumProvider: {
    init(options: WalletConnectInit): Promise<WalletConnectProvider>
  }
}
