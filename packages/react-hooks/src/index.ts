export { useChainClient } from './chain/useChainClient.ts'
export {
  type UseConnectionResult,
  useConnection,
} from './connect/useConnection.ts'
export { HooksError, MissingProviderError } from './errors/HooksError.ts'
export {
  createExecutionStore,
  type ExecutionOutcome,
  type ExecutionStore,
  type SafeKey,
  type TrackedExecution,
} from './execute/createExecutionStore.ts'
export type { MinedTransaction } from './execute/Execution.ts'
export {
  ExecutionError,
  type ExecutionProblem,
} from './execute/ExecutionError.ts'
export type {
  ChainRecord,
  ExecutionKind,
  ExecutionRecord,
} from './execute/readExecutionRecord.ts'
export { useExecution } from './execute/useExecution.ts'
export { useExecutionRecord } from './execute/useExecutionRecord.ts'
export { useExecutionUpdates } from './execute/useExecutionUpdates.ts'
export { useLateRelay } from './execute/useLateRelay.ts'
export { usePendingExecution } from './execute/usePendingExecution.ts'
export * from './hooks/accounts.gen.ts'
export * from './hooks/apps.gen.ts'
export * from './hooks/chains.gen.ts'
export * from './hooks/confirmations.ts'
export * from './hooks/delegates.gen.ts'
export * from './hooks/emails.gen.ts'
export * from './hooks/messages.gen.ts'
export * from './hooks/notifications.gen.ts'
export * from './hooks/proposals.gen.ts'
export * from './hooks/relay.gen.ts'
export { useSafeDelegates } from './hooks/safeDelegates.ts'
export * from './hooks/safes.gen.ts'
export * from './hooks/transactions.gen.ts'
export type {
  InfiniteQueryHookOptions,
  Pages,
} from './hooks/useOptionsInfiniteQuery.ts'
export type { MutationHookOptions } from './hooks/useOptionsMutation.ts'
export type { QueryHookOptions } from './hooks/useOptionsQuery.ts'
export { useSafeUpdates } from './hooks/useSafeUpdates.ts'
export type { StrongroomChain } from './provider/StrongroomContext.ts'
export {
  StrongroomProvider,
  type StrongroomProviderProps,
} from './provider/StrongroomProvider.tsx'
export type { ComparedRecovery } from './recovery/compareRecovery.ts'
export type {
  RecoveryAttempt,
  RecoveryAttemptState,
  RecoveryModule,
  RecoveryState,
} from './recovery/RecoveryState.ts'
export { useRecovery } from './recovery/useRecovery.ts'
export { NotPostedError } from './sign/NotPostedError.ts'
export type { Progress } from './sign/Progress.ts'
export { type RefusalReason, RefusedError } from './sign/RefusedError.ts'
export { SigningError, type SigningProblem } from './sign/SigningError.ts'
export {
  type SigningHookOptions,
  useDeleteTransaction,
  useExecuteTransaction,
  useRejectTransaction,
  useSignDelegate,
  useSignMessage,
  useSignTransaction,
} from './sign/useSigning.ts'
export { useWalletPort } from './sign/useWalletPort.ts'
export type { WalletPort } from './sign/WalletPort.ts'
export type {
  DelegateProposal,
  ProofWord,
  ProvenConfirmations,
  TransactionProof,
} from './statuses/TransactionProof.ts'
export {
  type StatusesParameters,
  useTransactionStatus,
  useTransactionStatuses,
} from './statuses/useTransactionStatuses.ts'
export type { OtherNodes } from './verify/compareStatus.ts'
export type {
  MessageProblem,
  MessageVerification,
} from './verify/MessageVerification.ts'
export type { ProvenStatus, StatusWord } from './verify/proveStatus.ts'
export type { RpcPort } from './verify/RpcPort.ts'
export type {
  ListedTokens,
  TokenFacts,
  TokenFactsByAddress,
  TokenWord,
} from './verify/readTokens.ts'
export type { ReadTypedData } from './verify/readTypedData.ts'
export {
  type UseVerifiedMessageResult,
  useVerifiedMessage,
} from './verify/useVerifiedMessage.ts'
export {
  type UseVerifiedTransactionResult,
  useVerifiedTransaction,
} from './verify/useVerifiedTransaction.ts'
export type {
  ChainSafe,
  Verification,
  VerificationProblem,
  VerifiedConfirmation,
  VerifyTransactionParameters,
} from './verify/Verification.ts'
export {
  type VerifyMessageParameters,
  verifyMessage,
} from './verify/verifyMessage.ts'
export { verifyTransaction } from './verify/verifyTransaction.ts'
export type { WalletNode } from './verify/walletNode.ts'
