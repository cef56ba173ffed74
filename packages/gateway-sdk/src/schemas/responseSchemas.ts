import { contractSchema, indexingStatusSchema } from './entities/about.ts'
import { balancesSchema, fiatCurrenciesSchema } from './entities/balances.ts'
import { chainInfoPageSchema, chainInfoSchema } from './entities/chain.ts'
import { dataDecodedSchema } from './entities/dataDecoded.ts'
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
import {
  transactionDetailsSchema,
  transactionPreviewSchema,
} from './entities/transactionDetails.ts'
import {
  historyItemPageSchema,
  queuedItemPageSchema,
} from './entities/transactionList.ts'

/** The schema of each call's answer, by the name of the call. */
export const responseSchemas = {
  getChainsConfig: chainInfoPageSchema,
  getChainConfig: chainInfoSchema,
  getSafeInfo: safeInfoSchema,
  getOwnedSafes: ownedSafesSchema,
  getAllOwnedSafes: allOwnedSafesSchema,
  getSafeOverviews: safeOverviewsSchema,
  getBalances: balancesSchema,
  getFiatCurrencies: fiatCurrenciesSchema,
  getNonces: noncesSchema,
  postSafeGasEstimation: estimationSchema,
  proposeTransaction: transactionDetailsSchema,
  confirmTransaction: transactionDetailsSchema,
  getTransactionDetails: transactionDetailsSchema,
  getTransactionQueue: queuedItemPageSchema,
  getTransactionHistory: historyItemPageSchema,
  getTxPreview: transactionPreviewSchema,
  getCreationTransaction: creationTransactionSchema,
  getMasterCopies: masterCopiesSchema,
  getIndexingStatus: indexingStatusSchema,
  getDecodedData: dataDecodedSchema,
  getContract: contractSchema,
} as const
