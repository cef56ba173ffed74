export { HooksError, MissingProviderError } from './errors/HooksError.ts'
export { useAllOwnedSafes } from './hooks/useAllOwnedSafes.ts'
export { useBalances } from './hooks/useBalances.ts'
export { useChains } from './hooks/useChains.ts'
export { useConfirmMessage } from './hooks/useConfirmMessage.ts'
export { useConfirmTransaction } from './hooks/useConfirmTransaction.ts'
export {
  type UseConnectionResult,
  useConnection,
} from './hooks/useConnection.ts'
export { useDeleteTransaction } from './hooks/useDeleteTransaction.ts'
export { useHistory } from './hooks/useHistory.ts'
export { useNonces } from './hooks/useNonces.ts'
export type {
  InfiniteQueryHookOptions,
  Pages,
} from './hooks/useOptionsInfiniteQuery.ts'
export type { MutationHookOptions } from './hooks/useOptionsMutation.ts'
export type { QueryHookOptions } from './hooks/useOptionsQuery.ts'
export { useOverviews } from './hooks/useOverviews.ts'
export { useOwnedSafes } from './hooks/useOwnedSafes.ts'
export { useProposeMessage } from './hooks/useProposeMessage.ts'
export { useProposeTransaction } from './hooks/useProposeTransaction.ts'
export { useQueue } from './hooks/useQueue.ts'
export { useSafe } from './hooks/useSafe.ts'
export { useSafeApps } from './hooks/useSafeApps.ts'
export { useSafeMessage } from './hooks/useSafeMessage.ts'
export { useSafeMessages } from './hooks/useSafeMessages.ts'
export { useSafeUpdates } from './hooks/useSafeUpdates.ts'
export { useTransaction } from './hooks/useTransaction.ts'
export {
  type UseVerifiedMessageResult,
  useVerifiedMessage,
} from './hooks/useVerifiedMessage.ts'
export {
  type UseVerifiedTransactionResult,
  useVerifiedTransaction,
} from './hooks/useVerifiedTransaction.ts'
export type { StrongroomChain } from './provider/StrongroomContext.ts'
export {
  StrongroomProvider,
  type StrongroomProviderProps,
} from './provider/StrongroomProvider.tsx'
export { SigningError, type SigningProblem } from './sign/SigningError.ts'
export {
  type ActionResult,
  type SigningRun,
  useSigningRun,
} from './sign/useSigningRun.ts'
export { useWalletPort } from './sign/useWalletPort.ts'
export type { WalletPort } from './sign/WalletPort.ts'
export type {
  MessageProblem,
  MessageVerification,
} from './verify/MessageVerification.ts'
export type { RpcPort } from './verify/RpcPort.ts'
export { type ReadTypedData, readTypedData } from './verify/readTypedData.ts'
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
