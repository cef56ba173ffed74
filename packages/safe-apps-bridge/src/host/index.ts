export { BridgeError } from '../errors/BridgeError.ts'
export { BridgeRejectedError } from '../errors/BridgeRejectedError.ts'
export { InvalidOriginError } from '../errors/InvalidOriginError.ts'
export { SameOriginError } from '../errors/SameOriginError.ts'
export type { ChainInfo, SafeInfo } from '../protocol/types.ts'
export type {
  BridgeHandlers,
  BridgeHost,
  BridgeHostOptions,
} from './BridgeHost.ts'
export { createBridgeHost } from './createBridgeHost.ts'
export type { HostFrame, HostWindow } from './HostFrame.ts'
export type { RpcRequest } from './parseRpcCall.ts'
export type {
  RequestedTransaction,
  TransactionRequest,
} from './parseTransactions.ts'
