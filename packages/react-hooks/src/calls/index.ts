export { executeTransactionMutationOptions } from '../execute/executeTransactionMutationOptions.ts'
export { deleteTransactionMutationOptions } from '../sign/deleteTransactionMutationOptions.ts'
export { rejectTransactionMutationOptions } from '../sign/rejectTransactionMutationOptions.ts'
export { signMessageMutationOptions } from '../sign/signMessageMutationOptions.ts'
export { signTransactionMutationOptions } from '../sign/signTransactionMutationOptions.ts'
export {
  accountDataSettingsQueryOptions,
  accountDataTypesQueryOptions,
  authNonceMutationOptions,
  createAccountMutationOptions,
  deleteAccountMutationOptions,
  gatewayAccountQueryOptions,
  logoutMutationOptions,
  meQueryOptions,
  putAccountDataSettingsMutationOptions,
  verifyAuthMutationOptions,
} from './accounts.ts'
export { safeAppsQueryOptions } from './apps.ts'
export type { CallListQueryOptions } from './callListQuery.ts'
export type { MutationVariables } from './callMutation.ts'
export type { CallQueryOptions } from './callQuery.ts'
export {
  chainQueryOptions,
  chainsInfiniteQueryOptions,
  chainsQueryOptions,
  chainsV2QueryOptions,
  chainV2QueryOptions,
  fiatCurrenciesQueryOptions,
  indexingStatusQueryOptions,
  masterCopiesQueryOptions,
} from './chains.ts'
export {
  addDelegateMutationOptions,
  delegatesQueryOptions,
  deleteDelegateMutationOptions,
} from './delegates.ts'
export {
  changeEmailMutationOptions,
  deleteRecoveryModuleMutationOptions,
  deleteRegisteredEmailMutationOptions,
  registerEmailMutationOptions,
  registeredEmailMutationOptions,
  registerRecoveryModuleMutationOptions,
  resendEmailVerificationCodeMutationOptions,
  verifyEmailMutationOptions,
} from './emails.ts'
export { invalidateMessages } from './invalidateMessages.ts'
export { invalidateSafe } from './invalidateSafe.ts'
export {
  confirmMessageMutationOptions,
  messageQueryOptions,
  messagesQueryOptions,
  proposeMessageMutationOptions,
} from './messages.ts'
export {
  deleteNotificationSubscriptionsMutationOptions,
  notificationTypesQueryOptions,
  registerDeviceMutationOptions,
  registerDeviceV2MutationOptions,
  unregisterDeviceMutationOptions,
  unregisterDeviceV2MutationOptions,
  unregisterSafeMutationOptions,
  unregisterSafeV2MutationOptions,
  unsubscribeAllMutationOptions,
  unsubscribeSingleMutationOptions,
} from './notifications.ts'
export {
  confirmationViewQueryOptions,
  confirmTransactionMutationOptions,
  contractQueryOptions,
  decodedDataQueryOptions,
  estimationQueryOptions,
  noncesQueryOptions,
  proposeTransactionMutationOptions,
  txPreviewQueryOptions,
} from './proposals.ts'
export type { ListParameters, QueryParameters } from './QueryParameters.ts'
export { queryDefaults } from './queryDefaults.ts'
export { queryFilter } from './queryFilter.ts'
export { type QueryKey, type QueryName, queryKey } from './queryKey.ts'
export {
  relayCountQueryOptions,
  relayStatusQueryOptions,
  relayTransactionMutationOptions,
} from './relay.ts'
export {
  allSafesByOwnerQueryOptions,
  allSafesByOwnerV1QueryOptions,
  allSafesByOwnerV3QueryOptions,
  balancesQueryOptions,
  collectiblesQueryOptions,
  collectiblesV1QueryOptions,
  overviewsQueryOptions,
  overviewsV2QueryOptions,
  safeQueryOptions,
  safesByOwnerQueryOptions,
} from './safes.ts'
export {
  creationTransactionQueryOptions,
  historyQueryOptions,
  incomingTransfersQueryOptions,
  moduleTransactionsQueryOptions,
  multisigTransactionsQueryOptions,
  queueQueryOptions,
  transactionQueryOptions,
} from './transactions.ts'
