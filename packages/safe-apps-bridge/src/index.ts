export type { AppWindow } from './app/AppWindow.ts'
export {
  type AppBridge,
  type AppBridgeOptions,
  createAppBridge,
} from './app/createAppBridge.ts'
export type { CallOptions } from './app/createHostPort.ts'
export { BridgeDisposedError } from './errors/BridgeDisposedError.ts'
export { BridgeError } from './errors/BridgeError.ts'
export { BridgePostError } from './errors/BridgePostError.ts'
export { BridgeRequestError } from './errors/BridgeRequestError.ts'
export { BridgeTimeoutError } from './errors/BridgeTimeoutError.ts'
export { InvalidOriginError } from './errors/InvalidOriginError.ts'
export { InvalidReplyError } from './errors/InvalidReplyError.ts'
export { NotInHostError } from './errors/NotInHostError.ts'
export { OriginNotAllowedError } from './errors/OriginNotAllowedError.ts'
export type {
  BridgeTransaction,
  ChainInfo,
  EnvironmentInfo,
  RpcCallParameters,
  SafeInfo,
  SendTransactionsParameters,
} from './protocol/types.ts'
