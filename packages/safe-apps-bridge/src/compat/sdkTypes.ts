import type { ChainInfo as Chain, EnvironmentInfo } from '../protocol/types.ts'
import type {
  AddressBookItem,
  Permission as BridgePermission,
  PermissionCaveat,
  TypedData,
} from '../protocol/walletTypes.ts'
import type { GatewayTransactionDetails, SafeBalances } from './gatewayTypes.ts'
import type { Methods } from './Methods.ts'

/** Options of `SafeAppsSDK`. */
export interface Opts {
  /** Patterns of whole origins, such as `/^https:\/\/app\.safe\.global$/`. */
  allowedDomains?: RegExp[]
  /** Prints sent and received messages. */
  debug?: boolean
  /**
   * Milliseconds a read may take; 0 means for ever. Starts anew whenever the
   * wallet reports that it is still reading.
   * @default 30000
   */
  timeout?: number
}

/** The coin of a chain. */
export type NativeCurrency = Chain['nativeCurrency'] & { logoUri: string }

/** The chain of the safe. */
export type ChainInfo = Omit<Chain, 'nativeCurrency'> & {
  nativeCurrency: NativeCurrency
  blockExplorerUriTemplate: { address: string; txHash: string; api: string }
}

/** One call: target, value in wei, calldata. */
export interface BaseTransaction {
  to: string
  value: string
  data: string
}

/** Parameters of `getBySafeTxHash`. */
export interface GetTxBySafeTxHashParams {
  safeTxHash: string
}

/** Options of a request to send. */
export interface SendTransactionRequestParams {
  safeTxGas?: number
}

/** Parameters of `txs.send`. */
export interface SendTransactionsParams {
  txs: BaseTransaction[]
  params?: SendTransactionRequestParams
}

/** Parameters of `experimental_getBalances`. */
export interface GetBalanceParams {
  currency?: string
}

/** Parameters of `signMessage`. */
export interface SignMessageParams {
  message: string
}

/** Domain of typed data (EIP-712). */
export type TypedDataDomain = TypedData['domain']

/** One field of a typed data type. */
export interface TypedDataTypes {
  name: string
  type: string
}

/** Typed data types by name. */
export type TypedMessageTypes = Record<string, TypedDataTypes[]>

/** Typed data (EIP-712). */
export interface EIP712TypedData {
  domain: TypedDataDomain
  types: TypedMessageTypes
  // biome-ignore lint/suspicious/noExplicitAny: as apps have it
  message: Record<string, any>
  primaryType?: string
}

/** Parameters of `signTypedMessage`. */
export interface SignTypedMessageParams {
  typedData: EIP712TypedData
}

/** Answer to `txs.send`: the hash that owners sign. */
export interface SendTransactionsResponse {
  safeTxHash: string
}

/** Answer to a message that the owners sign at the gateway. */
export interface OffChainSignMessageResponse {
  messageHash: string
}

/** Answer to a request to sign a message: at the gateway or on chain. */
export type SignMessageResponse =
  | SendTransactionsResponse
  | OffChainSignMessageResponse

/** The safe as the wallet describes it. */
export interface SafeInfo {
  safeAddress: string
  chainId: number
  threshold: number
  owners: string[]
  isReadOnly: boolean
}

/** The safe with its contracts and version. */
export interface SafeInfoExtended extends SafeInfo {
  nonce: number
  implementation: string
  modules: string[] | null
  fallbackHandler: string | null
  guard: string | null
  version: string | null
}

/** Options of `postMessage`. */
export interface PostMessageOptions {
  transfer?: Transferable[]
}

/** A permission that the user gave. */
export type Permission = Omit<BridgePermission, 'caveats'> & {
  caveats?: PermissionCaveat[]
}

/** Permissions that an app requests. */
export type PermissionRequest = Record<string, Record<string, unknown>>

/** Id of a request. */
export type RequestId = string

/** Answer of each method. */
export interface MethodToResponse {
  sendTransactions: SendTransactionsResponse
  rpcCall: unknown
  getSafeInfo: SafeInfo
  getChainInfo: ChainInfo
  getTxBySafeTxHash: GatewayTransactionDetails
  getSafeBalances: SafeBalances[]
  signMessage: SignMessageResponse
  signTypedMessage: SignMessageResponse
  getEnvironmentInfo: EnvironmentInfo
  getOffChainSignature: string
  requestAddressBook: AddressBookItem[]
  wallet_getPermissions: Permission[]
  wallet_requestPermissions: Permission[]
}

/** A request as it is posted. */
export interface SDKRequestData<
  method extends Methods = Methods,
  params = unknown,
> {
  id: RequestId
  params: params
  env: { sdkVersion: string }
  method: method
}

/** The event of a posted request. */
export type SDKMessageEvent = MessageEvent<SDKRequestData>

/** An answer that failed. */
export interface ErrorResponse {
  id: RequestId
  success: false
  error: string
  version?: string
}

/** An answer that succeeded. */
export interface SuccessResponse<data = MethodToResponse[Methods]> {
  id: RequestId
  data: data
  version?: string
  success: true
}

/** Any answer. */
export type Response<data = MethodToResponse[Methods]> =
  | ErrorResponse
  | SuccessResponse<data>

/** The event of a posted answer. */
export type InterfaceMessageEvent = MessageEvent<Response>

/** Sends requests to the wallet and waits for their answers. */
export interface Communicator {
  send<method extends Methods, params = unknown, data = unknown>(
    method: method,
    params: params,
  ): Promise<SuccessResponse<data>>
}
