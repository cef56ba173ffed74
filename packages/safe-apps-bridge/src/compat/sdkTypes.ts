import type { ChainInfo as Chain, EnvironmentInfo } from '../protocol/types.ts'
import type {
  AddressBookItem,
  Permission as BridgePermission,
  PermissionCaveat,
  TypedData,
} from '../protocol/walletTypes.ts'
import type { GatewayTransactionDetails, SafeBalances } from './gatewayTypes.ts'
import type { Methods } from './Methods.ts'

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

export type NativeCurrency = Chain['nativeCurrency'] & { logoUri: string }

export type ChainInfo = Omit<Chain, 'nativeCurrency'> & {
  nativeCurrency: NativeCurrency
  blockExplorerUriTemplate: { address: string; txHash: string; api: string }
}

export interface BaseTransaction {
  to: string
  value: string
  data: string
}

export interface GetTxBySafeTxHashParams {
  safeTxHash: string
}

export interface SendTransactionRequestParams {
  safeTxGas?: number
}

export interface SendTransactionsParams {
  txs: BaseTransaction[]
  params?: SendTransactionRequestParams
}

export interface GetBalanceParams {
  currency?: string
}

export interface SignMessageParams {
  message: string
}

export type TypedDataDomain = TypedData['domain']

export interface TypedDataTypes {
  name: string
  type: string
}

export type TypedMessageTypes = Record<string, TypedDataTypes[]>

export interface EIP712TypedData {
  domain: TypedDataDomain
  types: TypedMessageTypes
  // biome-ignore lint/suspicious/noExplicitAny: as apps have it
  message: Record<string, any>
  primaryType?: string
}

export interface SignTypedMessageParams {
  typedData: EIP712TypedData
}

export interface SendTransactionsResponse {
  safeTxHash: string
}

export interface OffChainSignMessageResponse {
  messageHash: string
}

export type SignMessageResponse =
  | SendTransactionsResponse
  | OffChainSignMessageResponse

export interface SafeInfo {
  safeAddress: string
  chainId: number
  threshold: number
  owners: string[]
  isReadOnly: boolean
}

export interface SafeInfoExtended extends SafeInfo {
  nonce: number
  implementation: string
  modules: string[] | null
  fallbackHandler: string | null
  guard: string | null
  version: string | null
}

export interface PostMessageOptions {
  transfer?: Transferable[]
}

export type Permission = Omit<BridgePermission, 'caveats'> & {
  caveats?: PermissionCaveat[]
}

export type PermissionRequest = Record<string, Record<string, unknown>>

export type RequestId = string

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

export interface SDKRequestData<
  method extends Methods = Methods,
  params = unknown,
> {
  id: RequestId
  params: params
  env: { sdkVersion: string }
  method: method
}

export type SDKMessageEvent = MessageEvent<SDKRequestData>

export interface ErrorResponse {
  id: RequestId
  success: false
  error: string
  version?: string
}

export interface SuccessResponse<data = MethodToResponse[Methods]> {
  id: RequestId
  data: data
  version?: string
  success: true
}

export type Response<data = MethodToResponse[Methods]> =
  | ErrorResponse
  | SuccessResponse<data>

export type InterfaceMessageEvent = MessageEvent<Response>

export interface Communicator {
  send<method extends Methods, params = unknown, data = unknown>(
    method: method,
    params: params,
  ): Promise<SuccessResponse<data>>
}
