export type { AppBridge, SignOptions, WaitOptions } from './app/AppBridge.ts'
export type { AppWindow } from './app/AppWindow.ts'
export {
  type AppBridgeOptions,
  createAppBridge,
} from './app/createAppBridge.ts'
export type { CallOptions } from './app/createHostPort.ts'
export type { AllowedOrigins, OriginRule } from './app/createOriginCheck.ts'
export { BridgeDisposedError } from './errors/BridgeDisposedError.ts'
export { BridgeError } from './errors/BridgeError.ts'
export { BridgePostError } from './errors/BridgePostError.ts'
export { BridgeRequestError } from './errors/BridgeRequestError.ts'
export { BridgeTimeoutError } from './errors/BridgeTimeoutError.ts'
export { InvalidOriginError } from './errors/InvalidOriginError.ts'
export { InvalidReplyError } from './errors/InvalidReplyError.ts'
export { NotInHostError } from './errors/NotInHostError.ts'
export { OriginNotAllowedError } from './errors/OriginNotAllowedError.ts'
export type { BridgeEvents } from './protocol/BridgeEvents.ts'
export type {
  RpcLog,
  RpcLogFilter,
  RpcObject,
  RpcReads,
  RpcTransaction,
} from './protocol/RpcReads.ts'
export type {
  BridgeTransaction,
  ChainInfo,
  EnvironmentInfo,
  RpcCallParameters,
  SafeInfo,
  SendTransactionsParameters,
  Theme,
} from './protocol/types.ts'
export type {
  AddressBookItem,
  AppStorage,
  ContractAbi,
  Permission,
  PermissionCaveat,
  PermissionRequest,
  SafeBalances,
  SafeSettings,
  SignResult,
  TransactionDetails,
  TransactionStatus,
  TypedData,
} from './protocol/walletTypes.ts'
