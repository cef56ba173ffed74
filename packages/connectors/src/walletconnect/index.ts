export {
  createWalletConnectConnector,
  type WalletConnectConnectorOptions,
} from './createWalletConnectConnector.ts'
export { type DeepLinkTemplates, deepLink, roninLinks } from './deepLinks.ts'
export { type DeepLinkWindow, openDeepLink } from './openDeepLink.ts'
export type {
  WalletConnectInit,
  WalletConnectMetadata,
  WalletConnectModule,
  WalletConnectProvider,
} from './WalletConnectModule.ts'
