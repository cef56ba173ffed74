export {
  type BundleGatewayOptions,
  createBundleGateway,
} from '../bundle/createBundleGateway.ts'
export { asIfCreated } from '../creation/asIfCreated.ts'
export type { PlannedSafe } from '../creation/plannedNodes.ts'
export {
  readSafeCreation,
  type SafeCreation,
  type SafeCreationQuery,
} from '../creation/readSafeCreation.ts'
export {
  type CreationPorts,
  type RelayCreationPorts,
  relayCreation,
  sendCreation,
} from '../creation/sendCreation.ts'
export type { SafeKey } from '../execute/createExecutionStore.ts'
export {
  createExecutionStore,
  type ExecutionOutcome,
  type ExecutionStore,
  type TrackedExecution,
  type TrackedRelay,
} from '../execute/createExecutionStore.ts'
export { describeRevert } from '../execute/describeRevert.ts'
export type { Execution, MinedTransaction } from '../execute/Execution.ts'
export {
  ExecutionError,
  type ExecutionProblem,
} from '../execute/ExecutionError.ts'
export {
  type ExecutePorts,
  executeReviewed,
  type ReviewedExecution,
  type SendPorts,
} from '../execute/executeReviewed.ts'
export { executeTransaction } from '../execute/executeTransaction.ts'
export { executionSignatures } from '../execute/executionSignatures.ts'
export { isNotSent } from '../execute/isNotSent.ts'
export {
  type ChainRecord,
  type ExecutionKind,
  type ExecutionQuery,
  type ExecutionRecord,
  readExecutionRecord,
} from '../execute/readExecutionRecord.ts'
export type { Replacement } from '../execute/readReplacement.ts'
export {
  type RelayReviewedParameters,
  relayReviewed,
} from '../execute/relayReviewed.ts'
export {
  type SendAllParameters,
  type SendReviewedParameters,
  sendAllReviewed,
  sendReviewed,
} from '../execute/sendReviewed.ts'
export {
  type ExecutionSender,
  type WaitForExecutionOptions,
  waitForExecution,
} from '../execute/waitForExecution.ts'
export {
  type AllowanceTransferInput,
  readAllowanceTransfer,
  type SignableTransfer,
} from '../limits/readAllowanceTransfer.ts'
export {
  type ReadSpendingLimitsOptions,
  readSpendingLimits,
} from '../limits/readSpendingLimits.ts'
export { signAllowanceTransfer } from '../limits/signAllowanceTransfer.ts'
export {
  type AllowanceSimulation,
  type AllowanceTransferCall,
  type BalanceChange,
  simulateAllowanceTransfer,
} from '../limits/simulateAllowanceTransfer.ts'
export { proposeApproved } from '../nested/proposeApproved.ts'
export {
  type NestedSubject,
  type ParentRequest,
  readParentRequest,
  readParentSignatures,
} from '../nested/readParentRequest.ts'
export { type ParentSignature, signForParent } from '../nested/signForParent.ts'
export type { ExecutionInput } from '../simulate/executionCall.ts'
export type {
  ApprovalSet,
  AssetChange,
  Movement,
  NetworkFee,
  NftChange,
  SafeSettings,
  SimulatedChanges,
  SimulatedRefund,
  Simulation,
  SimulationFailure,
  SimulationSource,
} from '../simulate/Simulation.ts'
export {
  type SimulateOptions,
  simulateExecution,
} from '../simulate/simulateExecution.ts'
export type { BlockHeader } from '../verify/findCommonBlock.ts'
export { readByDigest } from '../verify/readByDigest.ts'
export { readSafeNow, type SafeNow } from '../verify/readSafeNow.ts'
export {
  digestOf,
  readSignable,
  type TypedDataInput,
} from '../verify/readSignable.ts'
export { type ReadTokensOptions, readTokens } from '../verify/readTokens.ts'
export {
  type VerifyDraftParameters,
  verifyDraft,
} from '../verify/verifyDraft.ts'
export {
  type SignatureAnswer,
  type SignatureVerdict,
  verifyMessageSignature,
} from '../verify/verifyMessageSignature.ts'
export {
  type Activity,
  type ActivityItem,
  type MovedAmount,
  type ReadActivityOptions,
  readActivity,
} from '../without-gateway/readActivity.ts'
export {
  type Holdings,
  type ReadHoldingsOptions,
  readHoldings,
} from '../without-gateway/readHoldings.ts'
export { assertWallet } from './assertWallet.ts'
export { checkDelegateTargets } from './checkDelegateTargets.ts'
export { checkSignature, type OwnSignature } from './checkSignature.ts'
export {
  completeMessageReview,
  type MessageReviewContext,
} from './completeMessageReview.ts'
export {
  completeReview,
  type ReviewContext,
  type ReviewOptions,
} from './completeReview.ts'
export { createWalletPort } from './createWalletPort.ts'
export { deleteTransaction } from './deleteTransaction.ts'
export { errorLine } from './errorLine.ts'
export { isRejection } from './isRejection.ts'
export { NotPostedError } from './NotPostedError.ts'
export type {
  Progress,
  ProgressOptions,
  SigningMethod,
} from './Progress.ts'
export { postMessageSignature } from './postMessageSignature.ts'
export { proposalOf } from './proposalOf.ts'
export { type RefusalReason, RefusedError } from './RefusedError.ts'
export type { ReviewedMessage } from './ReviewedMessage.ts'
export type { ReviewedPayload } from './ReviewedPayload.ts'
export type { DraftInput, RecordInput } from './ReviewInput.ts'
export {
  type ContractRiskOptions,
  readContractRisks,
} from './readContractRisks.ts'
export { rejectTransaction } from './rejectTransaction.ts'
export { reviewTransaction } from './reviewTransaction.ts'
export type { SignedTransaction } from './SignedTransaction.ts'
export type { SigningConfig } from './SigningConfig.ts'
export { SigningError, type SigningProblem } from './SigningError.ts'
export { signDelegate } from './signDelegate.ts'
export {
  type EmailRequest,
  emailRequestText,
  signEmailRequest,
} from './signEmailRequest.ts'
export { type SignedMessage, signMessage } from './signMessage.ts'
export { signMessageReviewed } from './signMessageReviewed.ts'
export { type SignPorts, signReviewed } from './signReviewed.ts'
export { signTransaction } from './signTransaction.ts'
export type { SignInput } from './signWithWallet.ts'
export type { MessageReview, TransactionReview } from './TransactionReview.ts'
export { typedDataJson } from './typedDataJson.ts'
export type { WalletPort } from './WalletPort.ts'
