export {
  Address,
  type AddressLabels,
  type AddressProps,
} from './address/Address.tsx'
export {
  AddressGroups,
  type AddressGroupsProps,
} from './address/AddressGroups.tsx'
export { findLookAlike, type KnownAddress } from './address/findLookAlike.ts'
export { groupHex } from './address/groupHex.ts'
export { Identicon, type IdenticonProps } from './address/Identicon.tsx'
export {
  type Owner,
  Owners,
  type OwnersLabels,
  type OwnersProps,
} from './address/Owners.tsx'
export {
  type AddressErrorCode,
  type ParseAddressTextOptions,
  type ParsedAddress,
  parseAddressText,
} from './address/parseAddressText.ts'
export { shortenAddress } from './address/shortenAddress.ts'
export {
  type FormatAmountOptions,
  formatAmount,
} from './amount/formatAmount.ts'
export {
  type AmountErrorCode,
  type ParsedAmount,
  parseAmount,
} from './amount/parseAmount.ts'
export {
  AppCard,
  type AppCardLabels,
  type AppCardProps,
} from './app-card/AppCard.tsx'
export { AppIcon, type AppIconProps } from './app-card/AppIcon.tsx'
export { useArmed } from './arm/useArmed.ts'
export {
  type AssetItem,
  AssetTable,
  type AssetTableLabels,
  type AssetTableProps,
} from './asset-table/AssetTable.tsx'
export { Badge, type BadgeProps } from './badge/Badge.tsx'
export { ChainBadge, type ChainBadgeProps } from './badge/ChainBadge.tsx'
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './button/Button.tsx'
export { IconButton, type IconButtonProps } from './button/IconButton.tsx'
export { LinkButton, type LinkButtonProps } from './button/LinkButton.tsx'
export { CallTree, type CallTreeProps } from './call-tree/CallTree.tsx'
export type { CallParameter, CallTreeNode } from './call-tree/CallTreeNode.ts'
export type { CallTreeLabels } from './call-tree/callTreeLabels.ts'
export { HexBlock, type HexBlockProps } from './call-tree/HexBlock.tsx'
export { Card, type CardProps } from './card/Card.tsx'
export { AccountMenu, type AccountMenuProps } from './connect/AccountMenu.tsx'
export type {
  AccountMenuActions,
  AccountNetwork,
  AccountSession,
} from './connect/accountItems.ts'
export type { AccountMenuLabels } from './connect/accountLabels.ts'
export {
  BlockedPopupDialog,
  type BlockedPopupDialogProps,
  type BlockedPopupLabels,
} from './connect/BlockedPopupDialog.tsx'
export {
  ConnectDialog,
  type ConnectDialogProps,
} from './connect/ConnectDialog.tsx'
export type {
  ConnectorOption,
  ConnectorSection,
  PairingApp,
  WalletDownload,
} from './connect/ConnectorOption.ts'
export type { ConnectDialogLabels } from './connect/connectLabels.ts'
export {
  type ConnectFailure,
  findConnectFailure,
} from './connect/findConnectFailure.ts'
export {
  type ListedConnector,
  type ListWalletsOptions,
  listWallets,
} from './connect/listWallets.ts'
export { CopyButton, type CopyButtonProps } from './copy-button/CopyButton.tsx'
export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from './description-list/DescriptionList.tsx'
export {
  Dialog,
  type DialogLabels,
  type DialogProps,
} from './dialog/Dialog.tsx'
export {
  AddressInput,
  type AddressInputLabels,
  type AddressInputProps,
} from './field/AddressInput.tsx'
export {
  AmountInput,
  type AmountInputLabels,
  type AmountInputProps,
} from './field/AmountInput.tsx'
export { Checkbox, type CheckboxProps } from './field/Checkbox.tsx'
export {
  NumberField,
  type NumberFieldLabels,
  type NumberFieldProps,
} from './field/NumberField.tsx'
export {
  type AddressInputValue,
  readAddressInput,
} from './field/readAddressInput.ts'
export {
  type AmountInputErrorCode,
  type AmountInputValue,
  readAmountInput,
} from './field/readAmountInput.ts'
export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from './field/SelectField.tsx'
export { TextArea, type TextAreaProps } from './field/TextArea.tsx'
export { TextField, type TextFieldProps } from './field/TextField.tsx'
export {
  HashPanel,
  type HashPanelLabels,
  type HashPanelProps,
  type HashRow,
  type HashSource,
} from './hash-panel/HashPanel.tsx'
export type { HashState } from './hash-panel/stateOfHash.ts'
export { Icon, type IconName, type IconProps } from './icon/Icon.tsx'
export { Menu, type MenuProps } from './menu/Menu.tsx'
export type { MenuAction, MenuItem } from './menu/MenuEntry.tsx'
export {
  MessageView,
  type MessageViewLabels,
  type MessageViewProps,
} from './message-view/MessageView.tsx'
export { Notice, type NoticeProps, type Tone } from './notice/Notice.tsx'
export { PageHeader, type PageHeaderProps } from './page-header/PageHeader.tsx'
export {
  type PermissionAnswer,
  PermissionPrompt,
  type PermissionPromptProps,
  type PermissionRequest,
} from './permission-prompt/PermissionPrompt.tsx'
export type { PermissionPromptLabels } from './permission-prompt/permissionPromptLabels.ts'
export { QrCode, type QrCodeProps } from './qr-code/QrCode.tsx'
export {
  SafeAppFrame,
  type SafeAppFrameProps,
  type SafeAppHostOptions,
} from './safe-app-frame/SafeAppFrame.tsx'
export type { SafeAppFrameLabels } from './safe-app-frame/safeAppFrameLabels.ts'
export type { LoadState } from './safe-app-frame/useLoadState.ts'
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx'
export { Stack, type StackProps } from './stack/Stack.tsx'
export { EmptyState, type EmptyStateProps } from './state-view/EmptyState.tsx'
export {
  ErrorState,
  type ErrorStateLabels,
  type ErrorStateProps,
} from './state-view/ErrorState.tsx'
export { Stepper, type StepperProps } from './stepper/Stepper.tsx'
export { type CleanText, cleanText, type TextFlag } from './text/cleanText.ts'
export { ExternalLink, type ExternalLinkProps } from './text/ExternalLink.tsx'
export {
  ForeignText,
  type ForeignTextLabels,
  type ForeignTextProps,
} from './text/ForeignText.tsx'
export { safeHref } from './text/safeHref.ts'
export {
  type SafeImageSourceOptions,
  safeImageSource,
} from './text/safeImageSource.ts'
export { applyTheme, type ThemeChoice } from './theme/applyTheme.ts'
export {
  ThemeSwitch,
  type ThemeSwitchLabels,
  type ThemeSwitchProps,
} from './theme/ThemeSwitch.tsx'
export {
  type SignatureKind,
  SignatureTimeline,
  type SignatureTimelineLabels,
  type SignatureTimelineProps,
  type TimelineEntry,
  type Verification,
} from './timeline/SignatureTimeline.tsx'
export {
  createToastStore,
  type Toast,
  type ToastInput,
  type ToastStore,
  type ToastStoreOptions,
} from './toast/createToastStore.ts'
export {
  Toaster,
  type ToasterLabels,
  type ToasterProps,
} from './toast/Toaster.tsx'
export {
  ThresholdMeter,
  type ThresholdMeterProps,
} from './token/ThresholdMeter.tsx'
export { TokenAmount, type TokenAmountProps } from './token/TokenAmount.tsx'
export {
  ConflictGroup,
  type ConflictGroupProps,
} from './transaction/ConflictGroup.tsx'
export { DateLabel, type DateLabelProps } from './transaction/DateLabel.tsx'
export { describeTransaction } from './transaction/describeTransaction.ts'
export { NonceBadge, type NonceBadgeProps } from './transaction/NonceBadge.tsx'
export { QueueLabel, type QueueLabelProps } from './transaction/QueueLabel.tsx'
export {
  StatusBadge,
  type StatusBadgeProps,
} from './transaction/StatusBadge.tsx'
export { TimeOfDay, type TimeOfDayProps } from './transaction/TimeOfDay.tsx'
export {
  defaultTransactionLabels,
  type TransactionLabels,
} from './transaction/TransactionLabels.ts'
export {
  TransactionRow,
  type TransactionRowProps,
} from './transaction/TransactionRow.tsx'
export type {
  AmountLine,
  Party,
  TransactionView,
} from './transaction/TransactionView.ts'
export type { ViewContext } from './transaction/ViewContext.ts'
export type { TypedDataInput } from './typed-data-view/layTypedData.ts'
export {
  TypedDataView,
  type TypedDataViewProps,
} from './typed-data-view/TypedDataView.tsx'
export type { TypedDataLabels } from './typed-data-view/typedDataLabels.ts'
export type { VirtualSlot } from './virtual/layOutRows.ts'
export {
  useVirtualRows,
  type VirtualRows,
  type VirtualRowsOptions,
} from './virtual/useVirtualRows.ts'
export { VirtualList, type VirtualListProps } from './virtual/VirtualList.tsx'
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './visually-hidden/VisuallyHidden.tsx'
