export { BridgeError } from '../errors/BridgeError.ts'
export { BridgeRejectedError } from '../errors/BridgeRejectedError.ts'
export { InvalidOriginError } from '../errors/InvalidOriginError.ts'
export { InvalidRequestError } from '../errors/InvalidRequestError.ts'
export { ManifestError, type ManifestReason } from '../errors/ManifestError.ts'
export { SameOriginError } from '../errors/SameOriginError.ts'
export type {
  RequestedTransaction,
  TransactionRequest,
} from '../host-extras/parseTransactions.ts'
export type { BridgeEvents } from '../protocol/BridgeEvents.ts'
export type { ChainInfo, SafeInfo, Theme } from '../protocol/types.ts'
export type {
  AddressBookItem,
  ContractAbi,
  Permission,
  PermissionCaveat,
  SafeBalances,
  SafeSettings,
  SignResult,
  TypedData,
} from '../protocol/walletTypes.ts'
export type {
  AskContext,
  BridgeHandlers,
  HostStorage,
  ReadContext,
  SignContext,
  StoragePlace,
} from './BridgeHandlers.ts'
export type {
  BridgeAuditEntry,
  BridgeHost,
  BridgeHostOptions,
} from './BridgeHost.ts'
export { chooseSigningWay, type SigningFacts } from './chooseSigningWay.ts'
export { createBridgeHost } from './createBridgeHost.ts'
export {
  createFrameAttributes,
  type FrameAttributes,
  type SandboxExtra,
} from './createFrameAttributes.ts'
export {
  createHostProvider,
  type HostProvider,
  type HostProviderOptions,
} from './createHostProvider.ts'
export { createLoadTimer, type LoadTimer } from './createLoadTimer.ts'
export {
  createPermissionStore,
  type PermissionStorage,
} from './createPermissionStore.ts'
export { fetchManifest } from './fetchManifest.ts'
export type { HostFrame, HostWindow } from './HostFrame.ts'
export { type AccessPolicy, isHostAllowed } from './isHostAllowed.ts'
export type { PermissionStore, PermissionTerms } from './PermissionStore.ts'
export type { AppManifest } from './parseManifest.ts'
export type { RpcRequest } from './parseRpcCall.ts'
