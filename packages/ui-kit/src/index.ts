// Apps: embedded apps.

export { AppCard, type AppCardProps } from './app-card/AppCard.tsx'
export { AppIcon, type AppIconProps } from './app-card/AppIcon.tsx'
export type { FoldProps } from './fold/Fold.tsx'
export {
  type PermissionAnswer,
  PermissionPrompt,
  type PermissionPromptProps,
  type PermissionRequest,
} from './permission-prompt/PermissionPrompt.tsx'
export type { SentenceContext } from './review/CallSentence.tsx'
export {
  SafeAppFrame,
  type SafeAppFrameProps,
  type SafeAppHostOptions,
} from './safe-app-frame/SafeAppFrame.tsx'
export type { LoadState } from './safe-app-frame/useLoadState.ts'

// Basics: buttons, icons, foreign texts, labels, themes and delays.

export { useActivationDelay } from './arm/useActivationDelay.ts'
export { Badge, type BadgeProps } from './badge/Badge.tsx'
export type { TagProps } from './badge/Tag.tsx'
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './button/Button.tsx'
export { IconButton, type IconButtonProps } from './button/IconButton.tsx'
export { LinkButton, type LinkButtonProps } from './button/LinkButton.tsx'
export { CopyButton, type CopyButtonProps } from './copy-button/CopyButton.tsx'
export type { GlyphProps } from './icon/Glyph.tsx'
export { Icon, type IconName, type IconProps } from './icon/Icon.tsx'
export type { SomeLabels } from './internal/mergeLabels.ts'
export type { RenderProp } from './internal/Slot.tsx'
export {
  defaultLabels,
  type GivenLabels,
  type Labels,
} from './labels/defaultLabels.ts'
export type * from './labels/index.ts'
export {
  LabelsProvider,
  type LabelsProviderProps,
} from './labels/LabelsProvider.tsx'
export { mapLabels } from './labels/mapLabels.ts'
export { Menu, type MenuProps } from './menu/Menu.tsx'
export type { MenuAction, MenuItem } from './menu/MenuEntry.tsx'
export { ClaimMark, type ClaimMarkProps } from './text/ClaimMark.tsx'
export { type CleanText, cleanText, type TextFlag } from './text/cleanText.ts'
export { ExternalLink, type ExternalLinkProps } from './text/ExternalLink.tsx'
export { ForeignText, type ForeignTextProps } from './text/ForeignText.tsx'
export { formatDuration } from './text/formatDuration.ts'
export { safeHref } from './text/safeHref.ts'
export {
  type SafeImageSourceOptions,
  safeImageSource,
} from './text/safeImageSource.ts'
export { applyDensity, type DensityChoice } from './theme/applyDensity.ts'
export { applyTheme, type ThemeChoice } from './theme/applyTheme.ts'
export {
  DensitySwitch,
  type DensitySwitchProps,
} from './theme/DensitySwitch.tsx'
export { ThemeSwitch, type ThemeSwitchProps } from './theme/ThemeSwitch.tsx'
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './visually-hidden/VisuallyHidden.tsx'

// Connection: see the entry of its folder.

export * from './connect/index.ts'

// Data: addresses, amounts, chains, assets and lists of them.

export {
  findLookAlike,
  type KnownAddress,
} from '@strongroom/safe-protocol/risks'
export { Address, type AddressProps } from './address/Address.tsx'
export {
  AddressGroups,
  type AddressGroupsProps,
} from './address/AddressGroups.tsx'
export { AddressQr, type AddressQrProps } from './address/AddressQr.tsx'
export {
  type AddressDescription,
  type DescribeAddressOptions,
  describeAddress,
} from './address/describeAddress.ts'
export { groupHex } from './address/groupHex.ts'
export { Identicon, type IdenticonProps } from './address/Identicon.tsx'
export {
  type ListedOwner,
  type ListOwnersOptions,
  listOwners,
  type Owner,
} from './address/listOwners.ts'
export { Owners, type OwnersProps } from './address/Owners.tsx'
export {
  type AddressErrorCode,
  type ParseAddressTextOptions,
  type ParsedAddress,
  parseAddressText,
} from './address/parseAddressText.ts'
export { shortenAddress } from './address/shortenAddress.ts'
export { FiatAmount, type FiatAmountProps } from './amount/FiatAmount.tsx'
export {
  type FormatAmountOptions,
  formatAmount,
} from './amount/formatAmount.ts'
export { type FormatFiatOptions, formatFiat } from './amount/formatFiat.ts'
export {
  type AmountErrorCode,
  type ParseAmountOptions,
  type ParsedAmount,
  parseAmount,
} from './amount/parseAmount.ts'
export { suggestAmounts } from './amount/suggestAmounts.ts'
export type { AssetItem } from './asset-table/AssetItem.ts'
export { AssetTable, type AssetTableProps } from './asset-table/AssetTable.tsx'
export {
  type AssetClassification,
  type ClassifyAssetOptions,
  classifyAsset,
} from './asset-table/classifyAsset.ts'
export type { AssetColumn, AssetSort } from './asset-table/sortAssets.ts'
export { ChainBadge, type ChainBadgeProps } from './badge/ChainBadge.tsx'
export { NftGrid, type NftGridProps } from './nft-grid/NftGrid.tsx'
export type { NftItem } from './nft-grid/NftItem.ts'
export { QrCode, type QrCodeProps } from './qr-code/QrCode.tsx'
export {
  LimitMeter,
  type LimitMeterProps,
} from './spending-limit/LimitMeter.tsx'
export { Table, type TableColumn, type TableProps } from './table/Table.tsx'
export type { KnownToken, UnprovenToken } from './token/provenToken.ts'
export { provenToken } from './token/provenToken.ts'
export { readThreshold, type ThresholdState } from './token/readThreshold.ts'
export {
  ThresholdMeter,
  type ThresholdMeterProps,
} from './token/ThresholdMeter.tsx'
export { TokenAmount, type TokenAmountProps } from './token/TokenAmount.tsx'
export type { RowLayout, VirtualSlot } from './virtual/layoutRows.ts'
export { MoreRows, type MoreRowsProps } from './virtual/MoreRows.tsx'
export {
  useVirtualRows,
  type VirtualRows,
  type VirtualRowsOptions,
} from './virtual/useVirtualRows.ts'
export { VirtualList, type VirtualListProps } from './virtual/VirtualList.tsx'

// Feedback: what has happened, is missing or has failed.

export { Notice, type NoticeProps, type Tone } from './notice/Notice.tsx'
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx'
export { EmptyState, type EmptyStateProps } from './state-view/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './state-view/ErrorState.tsx'
export {
  createToastStore,
  type Toast,
  type ToastInput,
  type ToastStore,
  type ToastStoreOptions,
} from './toast/createToastStore.ts'
export { Toaster, type ToasterProps } from './toast/Toaster.tsx'
export { ToastLog, type ToastLogProps } from './toast/ToastLog.tsx'

// Fields: what people type and choose.

export { AddressInput, type AddressInputProps } from './field/AddressInput.tsx'
export { AmountInput, type AmountInputProps } from './field/AmountInput.tsx'
export { Checkbox, type CheckboxProps } from './field/Checkbox.tsx'
export { classifyName, type NameClassification } from './field/classifyName.ts'
export type { FieldProps } from './field/Field.tsx'
export { NumberField, type NumberFieldProps } from './field/NumberField.tsx'
export {
  type AddressInputErrorCode,
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
  type AddressInputOptions,
  useAddressInput,
} from './field/useAddressInput.ts'
export {
  type NameLookup,
  type NameLookupOptions,
  type ResolveName,
  useNameLookup,
} from './field/useNameLookup.ts'
export type * from './filter-chips/FilterChips.tsx'
export { FilterChips } from './filter-chips/FilterChips.tsx'

// Layout: the parts of a page.

export { Card, type CardProps } from './card/Card.tsx'
export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from './description-list/DescriptionList.tsx'
export { Dialog, type DialogProps } from './dialog/Dialog.tsx'
export { PageHeader, type PageHeaderProps } from './page-header/PageHeader.tsx'
export { Stack, type StackProps } from './stack/Stack.tsx'
export { Stepper, type StepperProps } from './stepper/Stepper.tsx'

// Review: a transaction or a message on the page where it is signed.

export type * from './review/CallSummary.ts'
export {
  ConsequenceStrip,
  type ConsequenceStripProps,
} from './review/ConsequenceStrip.tsx'
export {
  DescriptionClaim,
  type DescriptionClaimProps,
} from './review/DescriptionClaim.tsx'
export { describeMessageProblem } from './review/describeMessageProblem.ts'
export { describeMessageRisk } from './review/describeMessageRisk.ts'
export { describeProblem } from './review/describeProblem.ts'
export { describeRisk, type RiskText } from './review/describeRisk.ts'
export { defaultDetailsLabels } from './review/detailsLabels.tsx'
export {
  ExecutionFacts,
  type ExecutionFactsProps,
} from './review/ExecutionFacts.tsx'
export {
  FindingList,
  type FindingListProps,
  type FindingText,
} from './review/FindingList.tsx'
export { defaultHashLabels, type HashLabels } from './review/hashLabels.ts'
export { isWaiting } from './review/isWaiting.ts'
export {
  MessageActions,
  type MessageActionsProps,
} from './review/MessageActions.tsx'
export {
  MessageContent,
  type MessageContentProps,
  MessageDetails,
  type MessageDetailsProps,
} from './review/MessageDetails.tsx'
export {
  MessageRiskList,
  type MessageRiskListProps,
} from './review/MessageRiskList.tsx'
export {
  NestedTransactions,
  type NestedTransactionsProps,
} from './review/NestedTransactions.tsx'
export type { NestedLabels } from './review/nestedLabels.tsx'
export {
  OwnerChangeTable,
  type OwnerChangeTableProps,
} from './review/OwnerChangeTable.tsx'
export { ProblemList, type ProblemListProps } from './review/ProblemList.tsx'
export { provenWord } from './review/provenWord.ts'
export type { RawFieldListProps } from './review/RawFieldList.tsx'
export { RawFields, type RawFieldsProps } from './review/RawFields.tsx'
export {
  RecipientList,
  type RecipientListProps,
} from './review/RecipientList.tsx'
export type { ActionBarProps } from './review/ReviewBar.tsx'
export { RiskList, type RiskListProps } from './review/RiskList.tsx'
export {
  defaultSentenceLabels,
  type OwnerRule,
} from './review/sentenceLabels.tsx'
export { summarizeCall } from './review/summarizeCall.ts'
export {
  TransactionActions,
  type TransactionActionsProps,
} from './review/TransactionActions.tsx'
export {
  TransactionDetails,
  type TransactionDetailsProps,
} from './review/TransactionDetails.tsx'
export {
  TransactionFacts,
  type TransactionFactsProps,
} from './review/TransactionFacts.tsx'
export {
  TransactionSentence,
  type TransactionSentenceProps,
} from './review/TransactionSentence.tsx'
export { TrustLine, type TrustLineProps } from './review/TrustLine.tsx'
export { defaultTimelineLabels } from './review/timelineLabels.ts'
export {
  type TransactionHashOptions,
  transactionHashRows,
} from './review/transactionHashRows.ts'
export { type TrustedReview, trustOf } from './review/trustOf.ts'

// Transactions: rows of the queue and the history.

export {
  ConflictGroup,
  type ConflictGroupProps,
} from './transaction/ConflictGroup.tsx'
export { DateLabel, type DateLabelProps } from './transaction/DateLabel.tsx'
export { describeTransaction } from './transaction/describeTransaction.ts'
export * from './transaction/formatOwners.ts'
export { MessageRow, type MessageRowProps } from './transaction/MessageRow.tsx'
export { NonceBadge, type NonceBadgeProps } from './transaction/NonceBadge.tsx'
export {
  ProvenTransactionRow,
  type ProvenTransactionRowProps,
} from './transaction/ProvenTransactionRow.tsx'
export { QueueLabel, type QueueLabelProps } from './transaction/QueueLabel.tsx'
export type { RowIcon } from './transaction/rowIcons.ts'
export {
  StatusBadge,
  type StatusBadgeProps,
} from './transaction/StatusBadge.tsx'
export type { ProvenLabels } from './transaction/statusLabels.ts'
export { TimeOfDay, type TimeOfDayProps } from './transaction/TimeOfDay.tsx'
export { defaultTransactionLabels } from './transaction/TransactionLabels.ts'
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

// Verification: what the bytes do, what they hash to, and who signed.

export { CallTree, type CallTreeProps } from './call-tree/CallTree.tsx'
export type { CallParameter, CallTreeNode } from './call-tree/CallTreeNode.ts'
export {
  type CallJudgement,
  type ClassifyCallOptions,
  classifyCall,
} from './call-tree/classifyCall.ts'
export { HexBlock, type HexBlockProps } from './call-tree/HexBlock.tsx'
export {
  type CallLayout,
  type LayoutCallsOptions,
  layoutCalls,
} from './call-tree/layoutCalls.ts'
export {
  type ComparedRow,
  compareHashes,
  type HashComparison,
} from './hash-panel/compareHashes.ts'
export {
  HashPanel,
  type HashPanelProps,
  type HashRow,
  type HashSource,
  type HashTrust,
} from './hash-panel/HashPanel.tsx'
export type { HashState } from './hash-panel/stateOfHash.ts'
export {
  MessageView,
  type MessageViewProps,
} from './message-view/MessageView.tsx'
export { markInvisible, type TextPiece } from './message-view/markInvisible.ts'
export {
  SignatureTimeline,
  type SignatureTimelineProps,
  type SignatureVerdict,
  type TimelineEntry,
} from './timeline/SignatureTimeline.tsx'
export {
  layoutTypedData,
  type TypedDataInput,
  type TypedDataLayout,
  type TypedNode,
} from './typed-data-view/layoutTypedData.ts'
export {
  TypedDataView,
  type TypedDataViewProps,
} from './typed-data-view/TypedDataView.tsx'

// Types of other packages that a prop or a parameter asks for.

export type * from './packageTypes.ts'
