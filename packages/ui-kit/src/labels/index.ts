// Types of texts, by component. The texts are in `defaultLabels`.
export type { AddressLabels } from '../address/addressLabels.ts'
export type { AddressQrLabels } from '../address/addressQrLabels.ts'
export type { OwnersLabels } from '../address/ownersLabels.ts'
export type { FiatAmountLabels } from '../amount/fiatAmountLabels.ts'
export type { AppCardLabels } from '../app-card/appCardLabels.ts'
export type { AssetTableLabels } from '../asset-table/assetTableLabels.ts'
export type { ChainBadgeLabels } from '../badge/chainBadgeLabels.ts'
export type { CallTreeLabels } from '../call-tree/callTreeLabels.ts'
export type { ChainSwitcherLabels } from '../chain/chainSwitcherLabels.ts'
export type { AccountMenuLabels } from '../connect/accountLabels.ts'
export type { BlockedPopupLabels } from '../connect/blockedPopupLabels.ts'
export type { ConnectButtonLabels } from '../connect/connectButtonLabels.ts'
export type { ConnectDialogLabels } from '../connect/connectLabels.ts'
export type { WalletListLabels } from '../connect/walletListLabels.ts'
export type { CopyButtonLabels } from '../copy-button/copyButtonLabels.ts'
export type { DialogLabels } from '../dialog/dialogLabels.ts'
export type { AddressInputLabels } from '../field/addressInputLabels.ts'
export type { AmountInputLabels } from '../field/amountInputLabels.ts'
export type { NumberFieldLabels } from '../field/numberFieldLabels.ts'
export type { HashPanelLabels } from '../hash-panel/hashPanelLabels.ts'
export type { MessageViewLabels } from '../message-view/messageViewLabels.ts'
export type { NftGridLabels } from '../nft-grid/nftGridLabels.ts'
export type { NoticeLabels } from '../notice/noticeLabels.ts'
export type { PermissionPromptLabels } from '../permission-prompt/permissionPromptLabels.ts'
export type {
  MessageActionsLabels,
  ReviewBarLabels,
  TransactionActionsLabels,
} from '../review/actionLabels.ts'
export type { ChecksLabels } from '../review/checksLabels.ts'
export type { ConsequenceLabels } from '../review/consequenceLabels.tsx'
export type { DeleteTransactionLabels } from '../review/deleteTransactionLabels.ts'
export type { MessageProblemLabels } from '../review/describeMessageProblem.ts'
export type { MessageRiskLabels } from '../review/describeMessageRisk.ts'
export type { ProblemLabels } from '../review/describeProblem.ts'
export type { RiskLabels } from '../review/describeRisk.ts'
export type { DescriptionLabels } from '../review/descriptionLabels.ts'
export type { TransactionDetailsLabels } from '../review/detailsLabels.tsx'
export type { DeviceHashesLabels } from '../review/deviceHashesLabels.ts'
export type { ExecutionFactsLabels } from '../review/executionFactsLabels.ts'
export type {
  FindingListLabels,
  NoRpcNoticeLabels,
  RiskListLabels,
} from '../review/findingLabels.ts'
export type {
  MessageDetailsLabels,
  MessageHashLabels,
  MessageTimelineLabels,
} from '../review/messageDetailsLabels.tsx'
export type { RawFieldsLabels } from '../review/rawFieldsLabels.ts'
export type { RecipientListLabels } from '../review/recipientListLabels.tsx'
export type { ReviewAsideLabels } from '../review/reviewAsideLabels.ts'
export type { SentenceLabels } from '../review/sentenceLabels.tsx'
export type { TimelineLabels } from '../review/timelineLabels.ts'
export type { TransactionFactsLabels } from '../review/transactionFactsLabels.ts'
export type { TrustLineLabels } from '../review/trustLineLabels.ts'
export type { SafeAppFrameLabels } from '../safe-app-frame/safeAppFrameLabels.ts'
export type { SkeletonLabels } from '../skeleton/skeletonLabels.ts'
export type { ErrorStateLabels } from '../state-view/errorStateLabels.ts'
export type { StepperLabels } from '../stepper/stepperLabels.ts'
export type { TableLabels } from '../table/tableLabels.ts'
export type { ClaimLabels } from '../text/claimLabels.ts'
export type { ExternalLinkLabels } from '../text/externalLinkLabels.ts'
export type { ForeignTextLabels } from '../text/foreignTextLabels.ts'
export type { DensitySwitchLabels } from '../theme/densitySwitchLabels.ts'
export type { ThemeSwitchLabels } from '../theme/themeSwitchLabels.ts'
export type {
  SignatureKind,
  SignatureTimelineLabels,
} from '../timeline/signatureTimelineLabels.ts'
export type { ToasterLabels } from '../toast/toasterLabels.ts'
export type { ToastLogLabels } from '../toast/toastLogLabels.ts'
export type { ThresholdMeterLabels } from '../token/thresholdMeterLabels.ts'
export type { TokenAmountLabels } from '../token/tokenAmountLabels.ts'
export type { ConflictGroupLabels } from '../transaction/conflictGroupLabels.ts'
export type { NonceBadgeLabels } from '../transaction/nonceBadgeLabels.ts'
export type { QueueLabelLabels } from '../transaction/queueLabelLabels.ts'
export type { StatusLabels } from '../transaction/statusLabels.ts'
export type { TransactionLabels } from '../transaction/TransactionLabels.ts'
export type { TypedDataLabels } from '../typed-data-view/typedDataLabels.ts'
export type { MoreRowsLabels } from '../virtual/moreRowsLabels.ts'
