import { contractSchema, indexingStatusSchema } from './entities/about.ts'
import {
  accountDataSettingsSchema,
  accountDataTypesSchema,
  accountSchema,
  authNonceSchema,
  registeredEmailSchema,
  userSessionSchema,
} from './entities/accounts.ts'
import { balancesSchema, fiatCurrenciesSchema } from './entities/balances.ts'
import { chainInfoPageSchema, chainInfoSchema } from './entities/chain.ts'
import {
  collectiblePageSchema,
  collectiblesSchema,
} from './entities/collectibles.ts'
import { confirmationViewSchema } from './entities/confirmationView.ts'
import { dataDecodedSchema } from './entities/dataDecoded.ts'
import { delegatePageSchema } from './entities/delegates.ts'
import { messagePageSchema, safeMessageSchema } from './entities/messages.ts'
import {
  notificationTypeItemsSchema,
  registeredDeviceSchema,
} from './entities/notifications.ts'
import {
  relayCountSchema,
  relayStatusSchema,
  relayTaskSchema,
} from './entities/relay.ts'
import {
  allOwnedSafesSchema,
  creationTransactionSchema,
  estimationSchema,
  masterCopiesSchema,
  noncesSchema,
  ownedSafesSchema,
  safeInfoSchema,
  safeOverviewsSchema,
} from './entities/safe.ts'
import { safeAppsSchema } from './entities/safeApps.ts'
import {
  transactionDetailsSchema,
  transactionPreviewSchema,
} from './entities/transactionDetails.ts'
import {
  historyItemPageSchema,
  queuedItemPageSchema,
  transactionItemPageSchema,
} from './entities/transactionList.ts'

/**
 * The schema of each call's answer, by the name of the call. A call whose
 * answer is empty has no schema.
 */
export const responseSchemas = {
  relayTransaction: relayTaskSchema,
  getRelayCount: relayCountSchema,
  getRelayStatus: relayStatusSchema,
  getChainsConfig: chainInfoPageSchema,
  getChainConfig: chainInfoSchema,
  getChainsConfigV2: chainInfoPageSchema,
  getChainConfigV2: chainInfoSchema,
  getSafeInfo: safeInfoSchema,
  getIncomingTransfers: transactionItemPageSchema,
  getModuleTransactions: transactionItemPageSchema,
  getMultisigTransactions: transactionItemPageSchema,
  getOwnedSafes: ownedSafesSchema,
  getAllOwnedSafes: allOwnedSafesSchema,
  getAllOwnedSafesV2: allOwnedSafesSchema,
  getAllOwnedSafesV3: allOwnedSafesSchema,
  getSafeOverviews: safeOverviewsSchema,
  getSafeOverviewsV2: safeOverviewsSchema,
  getBalances: balancesSchema,
  getFiatCurrencies: fiatCurrenciesSchema,
  getCollectibles: collectiblesSchema,
  getCollectiblesPage: collectiblePageSchema,
  getNonces: noncesSchema,
  postSafeGasEstimation: estimationSchema,
  proposeTransaction: transactionDetailsSchema,
  confirmTransaction: transactionDetailsSchema,
  getTransactionDetails: transactionDetailsSchema,
  getTransactionQueue: queuedItemPageSchema,
  getTransactionHistory: historyItemPageSchema,
  getTxPreview: transactionPreviewSchema,
  getConfirmationView: confirmationViewSchema,
  getCreationTransaction: creationTransactionSchema,
  getMasterCopies: masterCopiesSchema,
  getIndexingStatus: indexingStatusSchema,
  getDecodedData: dataDecodedSchema,
  getContract: contractSchema,
  getSafeApps: safeAppsSchema,
  getSafeMessages: messagePageSchema,
  getSafeMessage: safeMessageSchema,
  getDelegates: delegatePageSchema,
  registerDeviceV2: registeredDeviceSchema,
  getNotificationTypes: notificationTypeItemsSchema,
  getRegisteredEmail: registeredEmailSchema,
  getAuthNonce: authNonceSchema,
  getMe: userSessionSchema,
  createAccount: accountSchema,
  getAccount: accountSchema,
  getAccountDataTypes: accountDataTypesSchema,
  getAccountDataSettings: accountDataSettingsSchema,
  putAccountDataSettings: accountDataSettingsSchema,
} as const
