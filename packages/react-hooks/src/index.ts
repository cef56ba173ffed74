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
export { useExecution } from './execute/useExecution.ts'
export { useExecutionUpdates } from './execute/useExecutionUpdates.ts'
export { usePendingExecution } from './execute/usePendingExecution.ts'
export {
  useAccountDataSettings,
  useAccountDataTypes,
  useAuthNonce,
  useCreateAccount,
  useDeleteAccount,
  useGatewayAccount,
  useLogout,
  useMe,
  usePutAccountDataSettings,
  useVerifyAuth,
} from './hooks/accounts.ts'
export { useSafeApps } from './hooks/apps.ts'
export {
  useChain,
  useChains,
  useChainsV2,
  useChainV2,
  useFiatCurrencies,
  useIndexingStatus,
  useInfiniteChains,
  useMasterCopies,
} from './hooks/chains.ts'
export {
  useAddDelegate,
  useDelegates,
  useDeleteDelegate,
} from './hooks/delegates.ts'
export {
  useChangeEmail,
  useDeleteRecoveryModule,
  useDeleteRegisteredEmail,
  useRegisterEmail,
  useRegisteredEmail,
  useRegisterRecoveryModule,
  useResendEmailVerificationCode,
  useVerifyEmail,
} from './hooks/emails.ts'
export {
  useConfirmMessage,
  useProposeMessage,
  useSafeMessage,
  useSafeMessages,
} from './hooks/messages.ts'
export {
  useDeleteNotificationSubscriptions,
  useNotificationTypes,
  useRegisterDevice,
  useRegisterDeviceV2,
  useUnregisterDevice,
  useUnregisterDeviceV2,
  useUnregisterSafe,
  useUnregisterSafeV2,
  useUnsubscribeAll,
  useUnsubscribeSingle,
} from './hooks/notifications.ts'
export {
  useConfirmationView,
  useConfirmTransaction,
  useContract,
  useDecodedData,
  useEstimation,
  useNonces,
  useProposeTransaction,
  useTxPreview,
} from './hooks/proposals.ts'
export {
  useRelayCount,
  useRelayStatus,
  useRelayTransaction,
} from './hooks/relay.ts'
export {
  useAllOwnedSafes,
  useAllOwnedSafesV1,
  useAllOwnedSafesV3,
  useBalances,
  useCollectibles,
  useCollectiblesV1,
  useOverviews,
  useOverviewsV2,
  useOwnedSafes,
  useSafe,
} from './hooks/safes.ts'
export {
  useCreationTransaction,
  useHistory,
  useIncomingTransfers,
  useModuleTransactions,
  useMultisigTransactions,
  useQueue,
  useTransaction,
} from './hooks/transactions.ts'
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
export { NotPostedError } from './sign/NotPostedError.ts'
export type { Progress } from './sign/Progress.ts'
export { type RefusalReason, RefusedError } from './sign/RefusedError.ts'
export { SigningError, type SigningProblem } from './sign/SigningError.ts'
export {
  type SigningHookOptions,
  useDeleteTransaction,
  useExecuteTransaction,
  useRejectTransaction,
  useSignMessage,
  useSignTransaction,
} from './sign/useSigning.ts'
export { useWalletPort } from './sign/useWalletPort.ts'
export type { WalletPort } from './sign/WalletPort.ts'
export type {
  MessageProblem,
  MessageVerification,
} from './verify/MessageVerification.ts'
export type { RpcPort } from './verify/RpcPort.ts'
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
