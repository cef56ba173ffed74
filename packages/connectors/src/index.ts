export type { ConnectorChain } from './chain/ConnectorChain.ts'
export type { ChainOptions } from './chain/requireChain.ts'
export { supportedChainIds } from './chain/supportedChainIds.ts'
export type {
  ConnectionResult,
  ConnectOptions,
  Connector,
  ConnectorEvents,
  ConnectorType,
  DisconnectReason,
} from './connector/Connector.ts'
export {
  type ConnectorDescription,
  type DeferredConnector,
  deferConnector,
} from './connector/deferConnector.ts'
export type { Eip1193Provider } from './connector/Eip1193Provider.ts'
export type {
  AnnouncedWallet,
  WalletInfo,
} from './discovery/AnnouncedWallet.ts'
export {
  type DiscoverInjectedOptions,
  type DiscoveryWindow,
  discoverInjected,
  type InjectedDiscovery,
} from './discovery/discoverInjected.ts'
export { includeWindowWallets } from './discovery/includeWindowWallets.ts'
export { ChainMismatchError } from './errors/ChainMismatchError.ts'
export {
  ConnectorError,
  type ConnectorErrorName,
} from './errors/ConnectorError.ts'
export { isConnectorError } from './errors/isConnectorError.ts'
export { createInjectedConnector } from './injected/createInjectedConnector.ts'
export type { InjectedConnectorOptions } from './injected/injectedWallet.ts'
export type {
  ConnectionManager,
  ConnectionManagerOptions,
} from './manager/ConnectionManager.ts'
export type {
  Connected,
  Connection,
  ConnectionState,
  ConnectorList,
} from './manager/ConnectionState.ts'
export { createConnectionManager } from './manager/createConnectionManager.ts'
export { type DeferredManager, deferManager } from './manager/deferManager.ts'
export {
  type CheckedProviderOptions,
  getCheckedProvider,
} from './manager/getCheckedProvider.ts'
export {
  type RememberConnectorOptions,
  type RememberedConnector,
  rememberConnector,
} from './manager/rememberConnector.ts'
export {
  createRoninConnector,
  type RoninConnectorOptions,
} from './ronin/createRoninConnector.ts'
export {
  createSafeStorage,
  type SafeStorage,
  type SafeStorageOptions,
  type StorageLike,
  type StorageWindow,
} from './storage/createSafeStorage.ts'
export {
  createWaypointConnector,
  type WaypointAuthorization,
  type WaypointConnector,
  type WaypointConnectorOptions,
} from './waypoint/createWaypointConnector.ts'
export { waypointIcon } from './waypoint/waypointIcon.ts'
export {
  createWindowConnector,
  type WindowConnectorOptions,
} from './window/createWindowConnector.ts'
