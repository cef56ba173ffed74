export { isTypedData as isObjectEIP712TypedData } from '../protocol/isTypedData.ts'
export type { EnvironmentInfo } from '../protocol/types.ts'
export type {
  AddressBookItem,
  PermissionCaveat,
  SafeSettings,
} from '../protocol/walletTypes.ts'
export type { Eth } from './Eth.ts'
export type { EventEmitter } from './EventEmitter.ts'
export {
  Operation,
  TokenType,
  TransactionStatus,
  TransferDirection,
} from './enums.ts'
export type {
  AddOwner,
  ChangeImplementation,
  ChangeThreshold,
  Creation,
  Custom,
  DataDecoded,
  DetailedExecutionInfo,
  DisableModule,
  EnableModule,
  Erc20Transfer,
  Erc721Transfer,
  GatewayTransactionDetails,
  InternalTransaction,
  ModuleExecutionDetails,
  MultiSend,
  MultisigConfirmation,
  MultisigExecutionDetails,
  NativeCoinTransfer,
  OtherTransactionInfo,
  Parameter,
  RemoveOwner,
  SafeAppInfo,
  SafeBalances,
  SetFallbackHandler,
  SettingsChange,
  SettingsInfo,
  SwapOwner,
  TokenBalance,
  TokenInfo,
  TransactionData,
  TransactionInfo,
  Transfer,
  TransferInfo,
} from './gatewayTypes.ts'
export { getSDKVersion } from './getSDKVersion.ts'
export { MessageFormatter } from './MessageFormatter.ts'
export { Methods, RestrictedMethods } from './Methods.ts'
export {
  PERMISSIONS_REQUEST_REJECTED,
  PermissionsError,
} from './PermissionsError.ts'
export { RPC_CALLS } from './rpcCalls.ts'
export type {
  BlockHeader,
  BlockNumberArg,
  BlockTransactionBase,
  BlockTransactionObject,
  BlockTransactionString,
  Log,
  PastLogsOptions,
  RPCPayload,
  RpcCallNames,
  TransactionConfig,
  Web3TransactionObject,
  Web3TransactionReceiptObject,
} from './rpcTypes.ts'
export type { Safe } from './Safe.ts'
export { SafeAppProvider } from './SafeAppProvider.ts'
// biome-ignore lint/style/noDefaultExport: the import apps already have
export { SafeAppsSDK, SafeAppsSDK as default } from './SafeAppsSDK.ts'
export type {
  BaseTransaction,
  ChainInfo,
  Communicator,
  EIP712TypedData,
  ErrorResponse,
  GetBalanceParams,
  GetTxBySafeTxHashParams,
  InterfaceMessageEvent,
  MethodToResponse,
  NativeCurrency,
  OffChainSignMessageResponse,
  Opts,
  Permission,
  PermissionRequest,
  PostMessageOptions,
  RequestId,
  Response,
  SafeInfo,
  SafeInfoExtended,
  SDKMessageEvent,
  SDKRequestData,
  SendTransactionRequestParams,
  SendTransactionsParams,
  SendTransactionsResponse,
  SignMessageParams,
  SignMessageResponse,
  SignTypedMessageParams,
  SuccessResponse,
  TypedDataDomain,
  TypedDataTypes,
  TypedMessageTypes,
} from './sdkTypes.ts'
export type { TXs } from './TXs.ts'
export type { Wallet } from './Wallet.ts'
