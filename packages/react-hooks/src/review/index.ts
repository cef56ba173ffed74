export type {
  BatchReview,
  BatchState,
  PlannedExecution,
} from '../execute/planBatch.ts'
export type { ComparedLimits } from '../limits/compareLimits.ts'
export type {
  AllowanceModule,
  SpendingLimit,
  SpendingLimits,
} from '../limits/readSpendingLimits.ts'
export { useSpendingLimits } from '../limits/useSpendingLimits.ts'
export type { NestedTransaction } from '../nested/NestedTransaction.ts'
export type { SafeOwner } from '../nested/readOwnership.ts'
export type {
  ApprovalWay,
  ParentApproval,
  QueuedApproval,
} from '../nested/readWays.ts'
export {
  type NestedApprovals,
  useNestedApprovals,
} from '../nested/useNestedApprovals.ts'
export { type OwnedSafe, useOwnedSafes } from '../nested/useOwnedSafes.ts'
export type { ActionResult } from '../sign/useSigningRun.ts'
export type { SimulationReview } from '../simulate/reviewSimulation.ts'
export { findPoisoning, type PaymentCount } from './countPayments.ts'
export type { MessageStep } from './MessageStep.ts'
export type { MessageAction } from './messageActions.ts'
export type {
  ReviewActionStep,
  ReviewHashes,
  ReviewProgress,
  ReviewResult,
} from './ReviewProgress.ts'
export type { ReviewStep } from './ReviewStep.ts'
export type { TransactionAction } from './transactionActions.ts'
export {
  type UseBatchExecutionResult,
  useBatchExecution,
} from './useBatchExecution.ts'
export {
  type UseMessageReviewResult,
  useMessageReview,
} from './useMessageReview.ts'
export type { ReviewPayments } from './usePayments.ts'
export type { ReviewConfigParameters } from './useReviewCheck.ts'
export type { ReviewAcknowledgement } from './useReviewRun.ts'
export { useTokenFacts } from './useTokenFacts.ts'
export {
  type UseTransactionReviewResult,
  useTransactionReview,
} from './useTransactionReview.ts'
