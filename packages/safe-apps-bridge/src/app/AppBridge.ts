import type { BridgeEvents } from '../protocol/BridgeEvents.ts'
import type { RpcReads } from '../protocol/RpcReads.ts'
import type {
  ChainInfo,
  EnvironmentInfo,
  RpcCallParameters,
  SafeInfo,
  SendTransactionsParameters,
  Theme,
} from '../protocol/types.ts'
import type {
  AddressBookItem,
  AppStorage,
  ContractAbi,
  Permission,
  PermissionRequest,
  SafeBalances,
  SignResult,
  TransactionDetails,
  TypedData,
} from '../protocol/walletTypes.ts'
import type { CallOptions } from './createHostPort.ts'

/** Options of signing. */
export interface SignOptions extends CallOptions {
  /**
   * Called when the first owner signed, in wallets that report it. Keep the
   * hash: should the page close before the others sign,
   * `waitForOffChainSignature` continues with it.
   */
  onProposed?: (messageHash: string) => void
}

/** Options of what asks again and again. */
export interface WaitOptions {
  signal?: AbortSignal
  /**
   * Milliseconds between two requests. An event of the wallet triggers one at
   * once.
   * @default 4000
   */
  pollInterval?: number
}

/**
 * The app's end of the bridge. Reads of the safe, the chain and the node, and
 * sending, post before they return; the others load their code first.
 */
export interface AppBridge {
  /** Whether there is a page around this one at all. */
  isEmbedded(): boolean
  /**
   * Finds out whether the page around is a wallet, by asking for its safe.
   * `timeout` is 2000 ms unless given. After the wallet closed the app every
   * other call fails at once with code 4900; this one asks again.
   */
  connect(options?: CallOptions): Promise<SafeInfo>
  getSafeInfo(options?: CallOptions): Promise<SafeInfo>
  getChainInfo(options?: CallOptions): Promise<ChainInfo>
  getEnvironmentInfo(options?: CallOptions): Promise<EnvironmentInfo>
  /** Colours of the wallet, if it shares them. */
  getCurrentTheme(options?: CallOptions): Promise<Theme>
  getSafeBalances(
    parameters?: {
      /** @default 'usd' */
      currency?: string
    },
    options?: CallOptions,
  ): Promise<SafeBalances>
  /** Details of a proposed transaction; rejects for an unknown one. */
  getTransaction(
    parameters: { safeTxHash: string },
    options?: CallOptions,
  ): Promise<TransactionDetails>
  /**
   * Reads the chain through the wallet: balances, code, blocks, logs, calls,
   * gas. The result is the node's, unchecked.
   */
  rpcCall<call extends keyof RpcReads>(
    parameters: { call: call } & Pick<RpcReads[call], 'params'>,
    options?: CallOptions,
  ): Promise<RpcReads[call]['result']>
  rpcCall(
    parameters: RpcCallParameters,
    options?: CallOptions,
  ): Promise<unknown>
  /**
   * Requests one transaction of one or more calls from the wallet. Waits for
   * the user without a time limit; resolves when the transaction is proposed,
   * which is before it is executed.
   */
  sendTransactions(
    parameters: SendTransactionsParameters,
    options?: CallOptions,
  ): Promise<{ safeTxHash: string }>
  /**
   * Resolves when the transaction succeeded, failed or was cancelled: read
   * `txStatus`. `txHash` is its hash on chain.
   */
  waitForTransaction(
    safeTxHash: string,
    options?: WaitOptions & {
      /** Called with every new status. */
      onStatus?: (details: TransactionDetails) => void
    },
  ): Promise<TransactionDetails>
  /**
   * Requests the owners' signatures of a text (EIP-191), or of bytes given as
   * 0x hex. Waits for them without a time limit.
   */
  signMessage(message: string, options?: SignOptions): Promise<SignResult>
  /** Requests the owners' signatures of typed data (EIP-712). */
  signTypedMessage(
    typedData: TypedData,
    options?: SignOptions,
  ): Promise<SignResult>
  /** The signatures of a message's owners; empty until there are enough. */
  getOffChainSignature(
    messageHash: string,
    options?: CallOptions,
  ): Promise<string>
  /** Resolves with the signatures once enough owners signed. */
  waitForOffChainSignature(
    messageHash: string,
    options?: WaitOptions,
  ): Promise<string>
  /** The EIP-191 hash of a text. Loads hashing when first called. */
  calculateMessageHash(message: string): Promise<string>
  /** The EIP-712 hash of typed data. Loads hashing when first called. */
  calculateTypedMessageHash(typedData: TypedData): Promise<string>
  /**
   * Whether the safe signed a message (EIP-1271): with `signature`, or on chain
   * when it is left out or `0x`. Hex is tried as bytes and as a text.
   */
  isMessageSigned(
    message: string | TypedData,
    signature?: string,
    options?: CallOptions,
  ): Promise<boolean>
  /** Whether the safe signed a hash (EIP-1271). */
  isMessageHashSigned(
    messageHash: string,
    signature?: string,
    options?: CallOptions,
  ): Promise<boolean>
  /** Permissions of this app, refusals included in some wallets. */
  getPermissions(options?: CallOptions): Promise<readonly Permission[]>
  requestPermissions(
    permissions: readonly PermissionRequest[],
    options?: CallOptions,
  ): Promise<readonly Permission[]>
  /**
   * The user's address book, after asking for the permission if need be.
   * Rejects with `code` 4001 when the user refuses or refused.
   */
  requestAddressBook(options?: CallOptions): Promise<readonly AddressBookItem[]>
  /**
   * The functions of the contract at an address, by the word of the wallet's
   * gateway; `undefined` for a contract it does not know. Rejects with code 4200
   * where the wallet does not offer this, and nothing is posted there.
   */
  getContractAbi(
    parameters: { address: string },
    options?: CallOptions,
  ): Promise<ContractAbi | undefined>
  /**
   * Opens the storage that the wallet keeps for this app and the open safe.
   * Rejects with code 4200 where the wallet does not offer this, and nothing is
   * posted there.
   */
  openStorage(options?: CallOptions): Promise<AppStorage>
  /**
   * Subscribes to an event of the wallet; the returned function unsubscribes.
   * Some wallets never emit.
   */
  on<name extends keyof BridgeEvents>(
    event: name,
    listener: (payload: BridgeEvents[name]) => void,
  ): () => void
  /**
   * Rejects everything that waits and stops listening. Every later call rejects
   * at once with `BridgeDisposedError` (code 4900).
   */
  dispose(): void
}
