export { HooksError, MissingProviderError } from './errors/HooksError.ts'
export type { SafeKey } from './execute/createExecutionStore.ts'
export {
  createExecutionStore,
  type ExecutionOutcome,
  type ExecutionStore,
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
export { useAccountDataSettings } from './hooks/useAccountDataSettings.ts'
export { useAccountDataTypes } from './hooks/useAccountDataTypes.ts'
export { useAddDelegate } from './hooks/useAddDelegate.ts'
export { useAllOwnedSafes } from './hooks/useAllOwnedSafes.ts'
export { useAllOwnedSafesV1 } from './hooks/useAllOwnedSafesV1.ts'
export { useAllOwnedSafesV3 } from './hooks/useAllOwnedSafesV3.ts'
export { useAuthNonce } from './hooks/useAuthNonce.ts'
export { useBalances } from './hooks/useBalances.ts'
export { useChain } from './hooks/useChain.ts'
export { useChainClient } from './hooks/useChainClient.ts'
export { useChains } from './hooks/useChains.ts'
export { useChainsV2 } from './hooks/useChainsV2.ts'
export { useChainV2 } from './hooks/useChainV2.ts'
export { useChangeEmail } from './hooks/useChangeEmail.ts'
export { useCollectibles } from './hooks/useCollectibles.ts'
export { useCollectiblesV1 } from './hooks/useCollectiblesV1.ts'
export { useConfirmationView } from './hooks/useConfirmationView.ts'
export { useConfirmMessage } from './hooks/useConfirmMessage.ts'
export { useConfirmTransaction } from './hooks/useConfirmTransaction.ts'
export {
  type UseConnectionResult,
  useConnection,
} from './hooks/useConnection.ts'
export { useContract } from './hooks/useContract.ts'
export { useCreateAccount } from './hooks/useCreateAccount.ts'
export { useCreationTransaction } from './hooks/useCreationTransaction.ts'
export { useDecodedData } from './hooks/useDecodedData.ts'
export { useDelegates } from './hooks/useDelegates.ts'
export { useDeleteAccount } from './hooks/useDeleteAccount.ts'
export { useDeleteDelegate } from './hooks/useDeleteDelegate.ts'
export { useDeleteNotificationSubscriptions } from './hooks/useDeleteNotificationSubscriptions.ts'
export { useDeleteRecoveryModule } from './hooks/useDeleteRecoveryModule.ts'
export { useDeleteRegisteredEmail } from './hooks/useDeleteRegisteredEmail.ts'
export { useEstimation } from './hooks/useEstimation.ts'
export { useFiatCurrencies } from './hooks/useFiatCurrencies.ts'
export { useGatewayAccount } from './hooks/useGatewayAccount.ts'
export { useHistory } from './hooks/useHistory.ts'
export { useIncomingTransfers } from './hooks/useIncomingTransfers.ts'
export { useIndexingStatus } from './hooks/useIndexingStatus.ts'
export { useInfiniteChains } from './hooks/useInfiniteChains.ts'
export { useLogout } from './hooks/useLogout.ts'
export { useMasterCopies } from './hooks/useMasterCopies.ts'
export { useMe } from './hooks/useMe.ts'
export { useModuleTransactions } from './hooks/useModuleTransactions.ts'
export { useMultisigTransactions } from './hooks/useMultisigTransactions.ts'
export { useNonces } from './hooks/useNonces.ts'
export { useNotificationTypes } from './hooks/useNotificationTypes.ts'
export type {
  InfiniteQueryHookOptions,
  Pages,
} from './hooks/useOptionsInfiniteQuery.ts'
export type { MutationHookOptions } from './hooks/useOptionsMutation.ts'
export type { QueryHookOptions } from './hooks/useOptionsQuery.ts'
export { useOverviews } from './hooks/useOverviews.ts'
export { useOverviewsV2 } from './hooks/useOverviewsV2.ts'
export { useOwnedSafes } from './hooks/useOwnedSafes.ts'
export { useProposeMessage } from './hooks/useProposeMessage.ts'
export { useProposeTransaction } from './hooks/useProposeTransaction.ts'
export { usePutAccountDataSettings } from './hooks/usePutAccountDataSettings.ts'
export { useQueue } from './hooks/useQueue.ts'
export { useRegisterDevice } from './hooks/useRegisterDevice.ts'
export { useRegisterDeviceV2 } from './hooks/useRegisterDeviceV2.ts'
export { useRegisterEmail } from './hooks/useRegisterEmail.ts'
export { useRegisteredEmail } from './hooks/useRegisteredEmail.ts'
export { useRegisterRecoveryModule } from './hooks/useRegisterRecoveryModule.ts'
export { useRelayCount } from './hooks/useRelayCount.ts'
export { useRelayStatus } from './hooks/useRelayStatus.ts'
export { useRelayTransaction } from './hooks/useRelayTransaction.ts'
export { useResendEmailVerificationCode } from './hooks/useResendEmailVerificationCode.ts'
export { useSafe } from './hooks/useSafe.ts'
export { useSafeApps } from './hooks/useSafeApps.ts'
export { useSafeMessage } from './hooks/useSafeMessage.ts'
export { useSafeMessages } from './hooks/useSafeMessages.ts'
export { useSafeUpdates } from './hooks/useSafeUpdates.ts'
export { useTransaction } from './hooks/useTransaction.ts'
export { useTxPreview } from './hooks/useTxPreview.ts'
export { useUnregisterDevice } from './hooks/useUnregisterDevice.ts'
export { useUnregisterDeviceV2 } from './hooks/useUnregisterDeviceV2.ts'
export { useUnregisterSafe } from './hooks/useUnregisterSafe.ts'
export { useUnregisterSafeV2 } from './hooks/useUnregisterSafeV2.ts'
export { useUnsubscribeAll } from './hooks/useUnsubscribeAll.ts'
export { useUnsubscribeSingle } from './hooks/useUnsubscribeSingle.ts'
export {
  type UseVerifiedMessageResult,
  useVerifiedMessage,
} from './hooks/useVerifiedMessage.ts'
export {
  type UseVerifiedTransactionResult,
  useVerifiedTransaction,
} from './hooks/useVerifiedTransaction.ts'
export { useVerifyAuth } from './hooks/useVerifyAuth.ts'
export { useVerifyEmail } from './hooks/useVerifyEmail.ts'
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
export type {
  ChainSafe,
  Verification,
  VerificationProblem,
  VerifiedConfirmation,
} from './verify/Verification.ts'
export {
  type VerifyMessageParameters,
  verifyMessage,
} from './verify/verifyMessage.ts'
export {
  type VerifyTransactionParameters,
  verifyTransaction,
} from './verify/verifyTransaction.ts'
