// Connection: the wallet of the owner, and its network.

export {
  ChainSwitcher,
  type ChainSwitcherProps,
} from '../chain/ChainSwitcher.tsx'
export {
  type ChainSection,
  listChains,
  type SwitchableChain,
} from '../chain/listChains.ts'
export {
  type ChainSwitcherOptions,
  useChainSwitcher,
} from '../chain/useChainSwitcher.ts'
export { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx'
export type {
  AccountMenuActions,
  AccountNetwork,
  AccountSession,
} from './accountItems.ts'
export {
  BlockedPopupDialog,
  type BlockedPopupDialogProps,
} from './BlockedPopupDialog.tsx'
export {
  ConnectButton,
  type ConnectButtonProps,
} from './ConnectButton.tsx'
export {
  ConnectDialog,
  type ConnectDialogProps,
} from './ConnectDialog.tsx'
export type {
  ConnectorOption,
  ConnectorSection,
  PairingApp,
  WalletDownload,
} from './ConnectorOption.ts'
export {
  type ConnectFailure,
  findConnectFailure,
} from './findConnectFailure.ts'
export {
  type ListedConnector,
  type ListWalletsOptions,
  listWallets,
} from './listWallets.ts'
export {
  type ListDownloadsOptions,
  listDownloads,
  listPairingApps,
} from './walletDirectory.ts'
