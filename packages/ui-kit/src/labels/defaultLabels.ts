import { defaultAddressLabels } from '../address/addressLabels.ts'
import { defaultAddressQrLabels } from '../address/addressQrLabels.ts'
import { defaultOwnersLabels } from '../address/ownersLabels.ts'
import { defaultFiatAmountLabels } from '../amount/fiatAmountLabels.ts'
import { defaultAppCardLabels } from '../app-card/appCardLabels.ts'
import { assetTableLabels } from '../asset-table/assetTableLabels.ts'
import { defaultChainBadgeLabels } from '../badge/chainBadgeLabels.ts'
import { defaultCallTreeLabels } from '../call-tree/callTreeLabels.ts'
import { defaultChainSwitcherLabels } from '../chain/chainSwitcherLabels.ts'
import { defaultAccountLabels } from '../connect/accountLabels.ts'
import { defaultBlockedPopupLabels } from '../connect/blockedPopupLabels.ts'
import { defaultConnectButtonLabels } from '../connect/connectButtonLabels.ts'
import { defaultConnectLabels } from '../connect/connectLabels.ts'
import { defaultWalletListLabels } from '../connect/walletListLabels.ts'
import { defaultCopyButtonLabels } from '../copy-button/copyButtonLabels.ts'
import { defaultDialogLabels } from '../dialog/dialogLabels.ts'
import { defaultAddressInputLabels } from '../field/addressInputLabels.ts'
import { defaultAmountInputLabels } from '../field/amountInputLabels.ts'
import { defaultNumberFieldLabels } from '../field/numberFieldLabels.ts'
import { defaultHashPanelLabels } from '../hash-panel/hashPanelLabels.ts'
import type { SomeLabels } from '../internal/mergeLabels.ts'
import { defaultMessageViewLabels } from '../message-view/messageViewLabels.ts'
import { defaultNftGridLabels } from '../nft-grid/nftGridLabels.ts'
import { defaultNoticeLabels } from '../notice/noticeLabels.ts'
import { defaultPermissionPromptLabels } from '../permission-prompt/permissionPromptLabels.ts'
import {
  defaultMessageActionsLabels,
  defaultTransactionActionsLabels,
} from '../review/actionLabels.ts'
import { defaultChecksLabels } from '../review/checksLabels.ts'
import { defaultConsequenceLabels } from '../review/consequenceLabels.tsx'
import { defaultDeleteTransactionLabels } from '../review/deleteTransactionLabels.ts'
import { defaultMessageProblemLabels } from '../review/describeMessageProblem.ts'
import { defaultMessageRiskLabels } from '../review/describeMessageRisk.ts'
import { defaultProblemLabels } from '../review/describeProblem.ts'
import { defaultRiskLabels } from '../review/describeRisk.ts'
import { defaultDescriptionLabels } from '../review/descriptionLabels.ts'
import { defaultDetailsLabels } from '../review/detailsLabels.tsx'
import { defaultDeviceHashesLabels } from '../review/deviceHashesLabels.ts'
import { defaultExecutionFactsLabels } from '../review/executionFactsLabels.ts'
import {
  defaultFindingListLabels,
  defaultNoRpcNoticeLabels,
  defaultRiskListLabels,
} from '../review/findingLabels.ts'
import { defaultHashLabels } from '../review/hashLabels.ts'
import {
  defaultMessageDetailsLabels,
  defaultMessageHashLabels,
  defaultMessageTimelineLabels,
} from '../review/messageDetailsLabels.tsx'
import { defaultNestedLabels } from '../review/nestedLabels.tsx'
import { defaultOwnerChangeLabels } from '../review/ownerChangeLabels.ts'
import { defaultRawFieldsLabels } from '../review/rawFieldsLabels.ts'
import { defaultRecipientListLabels } from '../review/recipientListLabels.tsx'
import { defaultReviewAsideLabels } from '../review/reviewAsideLabels.ts'
import { defaultSentenceLabels } from '../review/sentenceLabels.tsx'
import { defaultTimelineLabels } from '../review/timelineLabels.ts'
import { defaultTransactionFactsLabels } from '../review/transactionFactsLabels.ts'
import { defaultTrustLineLabels } from '../review/trustLineLabels.ts'
import { defaultSafeAppFrameLabels } from '../safe-app-frame/safeAppFrameLabels.ts'
import { defaultSkeletonLabels } from '../skeleton/skeletonLabels.ts'
import { defaultLimitMeterLabels } from '../spending-limit/limitMeterLabels.tsx'
import { defaultErrorStateLabels } from '../state-view/errorStateLabels.ts'
import { defaultStepperLabels } from '../stepper/stepperLabels.ts'
import { defaultTableLabels } from '../table/tableLabels.ts'
import { defaultClaimLabels } from '../text/claimLabels.ts'
import { defaultExternalLinkLabels } from '../text/externalLinkLabels.ts'
import { defaultForeignTextLabels } from '../text/foreignTextLabels.ts'
import { defaultDensitySwitchLabels } from '../theme/densitySwitchLabels.ts'
import { defaultThemeSwitchLabels } from '../theme/themeSwitchLabels.ts'
import { defaultSignatureTimelineLabels } from '../timeline/signatureTimelineLabels.ts'
import { defaultToasterLabels } from '../toast/toasterLabels.ts'
import { defaultToastLogLabels } from '../toast/toastLogLabels.ts'
import { defaultThresholdMeterLabels } from '../token/thresholdMeterLabels.ts'
import { defaultTokenAmountLabels } from '../token/tokenAmountLabels.ts'
import { defaultConflictGroupLabels } from '../transaction/conflictGroupLabels.ts'
import { defaultMessageRowLabels } from '../transaction/messageRowLabels.ts'
import { defaultNonceBadgeLabels } from '../transaction/nonceBadgeLabels.ts'
import { defaultQueueLabelLabels } from '../transaction/queueLabelLabels.ts'
import {
  defaultProvenLabels,
  defaultStatusLabels,
} from '../transaction/statusLabels.ts'
import { defaultTransactionLabels } from '../transaction/TransactionLabels.ts'
import { defaultTypedDataLabels } from '../typed-data-view/typedDataLabels.ts'
import { defaultMoreRowsLabels } from '../virtual/moreRowsLabels.ts'

/**
 * Every text of the kit, by component: what a translation replaces. Import it in
 * tools and tests; a component brings its own set alone.
 */
export const defaultLabels = {
  accountMenu: defaultAccountLabels,
  address: defaultAddressLabels,
  addressInput: defaultAddressInputLabels,
  addressQr: defaultAddressQrLabels,
  amountInput: defaultAmountInputLabels,
  appCard: defaultAppCardLabels,
  assetTable: assetTableLabels,
  blockedPopupDialog: defaultBlockedPopupLabels,
  callTree: defaultCallTreeLabels,
  chainBadge: defaultChainBadgeLabels,
  checks: defaultChecksLabels,
  chainSwitcher: defaultChainSwitcherLabels,
  conflictGroup: defaultConflictGroupLabels,
  connectButton: defaultConnectButtonLabels,
  connectDialog: defaultConnectLabels,
  copyButton: defaultCopyButtonLabels,
  deleteTransaction: defaultDeleteTransactionLabels,
  deviceHashes: defaultDeviceHashesLabels,
  densitySwitch: defaultDensitySwitchLabels,
  dialog: defaultDialogLabels,
  errorState: defaultErrorStateLabels,
  externalLink: defaultExternalLinkLabels,
  fiatAmount: defaultFiatAmountLabels,
  consequences: defaultConsequenceLabels,
  nested: defaultNestedLabels,
  description: defaultDescriptionLabels,
  findingList: defaultFindingListLabels,
  foreignText: defaultForeignTextLabels,
  hashPanel: defaultHashPanelLabels,
  messageActions: defaultMessageActionsLabels,
  messageDetails: defaultMessageDetailsLabels,
  messageHashes: defaultMessageHashLabels,
  messageProblems: defaultMessageProblemLabels,
  messageRow: defaultMessageRowLabels,
  messageRisks: defaultMessageRiskLabels,
  messageTimeline: defaultMessageTimelineLabels,
  messageView: defaultMessageViewLabels,
  moreRows: defaultMoreRowsLabels,
  nftGrid: defaultNftGridLabels,
  noRpcNotice: defaultNoRpcNoticeLabels,
  nonceBadge: defaultNonceBadgeLabels,
  notice: defaultNoticeLabels,
  numberField: defaultNumberFieldLabels,
  ownerChange: defaultOwnerChangeLabels,
  owners: defaultOwnersLabels,
  permissionPrompt: defaultPermissionPromptLabels,
  problems: defaultProblemLabels,
  queueLabel: defaultQueueLabelLabels,
  rawFields: defaultRawFieldsLabels,
  recipientList: defaultRecipientListLabels,
  reviewAside: defaultReviewAsideLabels,
  riskList: defaultRiskListLabels,
  risks: defaultRiskLabels,
  safeAppFrame: defaultSafeAppFrameLabels,
  signatureTimeline: defaultSignatureTimelineLabels,
  skeleton: defaultSkeletonLabels,
  provenStatus: defaultProvenLabels,
  status: defaultStatusLabels,
  limitMeter: defaultLimitMeterLabels,
  stepper: defaultStepperLabels,
  table: defaultTableLabels,
  themeSwitch: defaultThemeSwitchLabels,
  thresholdMeter: defaultThresholdMeterLabels,
  toastLog: defaultToastLogLabels,
  toaster: defaultToasterLabels,
  tokenAmount: defaultTokenAmountLabels,
  transaction: defaultTransactionLabels,
  transactionActions: defaultTransactionActionsLabels,
  transactionDetails: defaultDetailsLabels,
  claim: defaultClaimLabels,
  executionFacts: defaultExecutionFactsLabels,
  transactionFacts: defaultTransactionFactsLabels,
  transactionHashes: defaultHashLabels,
  transactionSentence: defaultSentenceLabels,
  transactionTimeline: defaultTimelineLabels,
  trustLine: defaultTrustLineLabels,
  typedDataView: defaultTypedDataLabels,
  walletList: defaultWalletListLabels,
}

/** The texts of the kit, a set for each component. */
export type Labels = typeof defaultLabels

/** Texts for a `LabelsProvider`: each set whole or in part. */
export type GivenLabels = {
  readonly [Name in keyof Labels]?: SomeLabels<Labels[Name]> | undefined
}
