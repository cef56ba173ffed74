import type { TransactionRequest } from '../host-extras/parseTransactions.ts'
import type { ChainInfo, SafeInfo, Theme } from '../protocol/types.ts'
import type {
  AddressBookItem,
  ContractAbi,
  SafeBalances,
  SafeSettings,
  SignResult,
  TypedData,
} from '../protocol/walletTypes.ts'
import type { RpcRequest } from './parseRpcCall.ts'

/** Options of a handler that reads. */
export interface ReadContext {
  /** Aborted when the read took too long or the host was disposed. */
  signal: AbortSignal
}

/** Options of a handler that asks the user. */
export interface AskContext {
  /** Aborted when the app is gone: close the dialog. */
  signal: AbortSignal
  /** The app's id of the request; `messageProposed` needs it. */
  requestId: string
  /** Origin of the app as the browser reports it: show this one. */
  origin: string
}

/** Options of a handler that signs; see `chooseSigningWay`. */
export interface SignContext extends AskContext {
  /** Description that the app gives itself. */
  sdkVersion: string | undefined
  /** Settings that the app made for its session. */
  settings: Readonly<Required<SafeSettings>>
}

/** Whose texts a storage has. */
export interface StoragePlace {
  /** Origin of the app as the browser reports it. */
  origin: string
  /** The open safe, as `<chainId>:<address in lower case>`. */
  scope: string
  /** Most characters of all entries; see {@link HostStorage.set}. */
  limit: number
}

/** Texts of one app for one safe. Keys may be any text, `__proto__` too. */
export interface HostStorage {
  keys(): Promise<readonly string[]>
  get(key: string): Promise<string | undefined>
  /**
   * Resolves with false, and keeps what is there, when the entries would be
   * larger than the limit. An entry counts the characters of its key and its
   * value, and 64 more.
   */
  set(key: string, value: string): Promise<boolean>
  remove(key: string): Promise<void>
}

/**
 * Handlers of a wallet for an embedded app. A missing handler is answered with
 * `"<method>" not implemented`. A `BridgeError` that is thrown reaches the app
 * with its text, code and data; any other error is `Request failed`.
 */
export interface BridgeHandlers {
  /** The current safe, from memory: answered without waiting. */
  getSafeInfo(): SafeInfo | undefined
  /** The current chain, from memory: answered without waiting. */
  getChainInfo(): ChainInfo | undefined
  /** The colours of the wallet, from memory. */
  getCurrentTheme?(): Theme
  /** Sends a chain read to the node. Only read methods arrive here. */
  rpcCall(request: RpcRequest, context: ReadContext): Promise<unknown>
  /** `currency` defaults to `usd`. */
  getSafeBalances?(
    request: { currency: string },
    context: ReadContext,
  ): Promise<SafeBalances>
  /** The gateway's details of a transaction; throw for an unknown one. */
  getTxBySafeTxHash?(
    request: { safeTxHash: string },
    context: ReadContext,
  ): Promise<object>
  /** The signatures of a message, `undefined` while owners are missing. */
  getOffChainSignature?(
    request: { messageHash: string },
    context: ReadContext,
  ): Promise<string | undefined>
  /** Called only for apps that have the permission. */
  requestAddressBook?(context: ReadContext): Promise<readonly AddressBookItem[]>
  /**
   * Shows the calls to the user and proposes them. Resolve with the hash once
   * proposed; throw `BridgeRejectedError` when the user declines.
   */
  sendTransactions(
    request: TransactionRequest,
    context: AskContext,
  ): Promise<{ safeTxHash: string }>
  /**
   * Lets the owners sign a text, or hex of its bytes. Throw
   * `BridgeRejectedError` when the dialog is closed.
   */
  signMessage?(
    request: { message: string },
    context: SignContext,
  ): Promise<SignResult>
  /** The same for typed data. */
  signTypedMessage?(
    request: { typedData: TypedData },
    context: SignContext,
  ): Promise<SignResult>
  /**
   * The functions of a contract on the safe's chain, by the word of the
   * wallet's gateway; `undefined` for an unknown one. With this handler the
   * wallet offers the extension `abi/1`.
   */
  getContractAbi?(
    request: { address: string },
    context: ReadContext,
  ): Promise<ContractAbi | undefined>
  /**
   * The texts kept for an app and a safe. With this handler the wallet offers
   * the extension `storage/1`. Keys, values and rates were checked before.
   */
  openStorage?(place: StoragePlace): HostStorage
  /**
   * Prompts the user for capabilities the app does not have. True grants, false
   * refuses, and both are stored; throw `BridgeRejectedError` when the dialog
   * is closed, which leaves the store unchanged.
   */
  requestPermissions?(
    request: { capabilities: readonly string[] },
    context: AskContext,
  ): Promise<boolean>
}
