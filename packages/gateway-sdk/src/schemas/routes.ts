/** The route of each call; query names left out. */
export const routes = {
  relayTransaction: 'POST /v1/chains/{chainId}/relay',
  getRelayCount: 'GET /v1/chains/{chainId}/relay/{address}',
  getRelayStatus: 'GET /v1/chains/{chainId}/relay/status/{taskId}',
  getSafeInfo: 'GET /v1/chains/{chainId}/safes/{safeAddress}',
  getIncomingTransfers:
    'GET /v1/chains/{chainId}/safes/{safeAddress}/incoming-transfers/',
  getModuleTransactions:
    'GET /v1/chains/{chainId}/safes/{safeAddress}/module-transactions/',
  getMultisigTransactions:
    'GET /v1/chains/{chainId}/safes/{safeAddress}/multisig-transactions/',
  getBalances:
    'GET /v1/chains/{chainId}/safes/{safeAddress}/balances/{currency}',
  getFiatCurrencies: 'GET /v1/balances/supported-fiat-codes',
  getOwnedSafes: 'GET /v1/chains/{chainId}/owners/{ownerAddress}/safes',
  getAllOwnedSafes: 'GET /v1/owners/{ownerAddress}/safes',
  getAllOwnedSafesV2: 'GET /v2/owners/{ownerAddress}/safes',
  getAllOwnedSafesV3: 'GET /v3/owners/{ownerAddress}/safes',
  getCollectibles: 'GET /v1/chains/{chainId}/safes/{safeAddress}/collectibles',
  getCollectiblesPage:
    'GET /v2/chains/{chainId}/safes/{safeAddress}/collectibles',
  getTransactionHistory:
    'GET /v1/chains/{chainId}/safes/{safeAddress}/transactions/history',
  getTransactionQueue:
    'GET /v1/chains/{chainId}/safes/{safeAddress}/transactions/queued',
  getSafeOverviews: 'GET /v1/safes',
  getSafeOverviewsV2: 'GET /v2/safes',
  getCreationTransaction:
    'GET /v1/chains/{chainId}/safes/{safeAddress}/transactions/creation',
  getTransactionDetails:
    'GET /v1/chains/{chainId}/transactions/{transactionId}',
  deleteTransaction: 'DELETE /v1/chains/{chainId}/transactions/{safeTxHash}',
  confirmTransaction:
    'POST /v1/chains/{chainId}/transactions/{safeTxHash}/confirmations',
  postSafeGasEstimation:
    'POST /v2/chains/{chainId}/safes/{safeAddress}/multisig-transactions/estimations',
  getNonces: 'GET /v1/chains/{chainId}/safes/{safeAddress}/nonces',
  proposeTransaction:
    'POST /v1/chains/{chainId}/transactions/{safeAddress}/propose',
  getConfirmationView:
    'POST /v1/chains/{chainId}/safes/{safeAddress}/views/transaction-confirmation',
  getTxPreview: 'POST /v1/chains/{chainId}/transactions/{safeAddress}/preview',
  getChainsConfig: 'GET /v1/chains',
  getChainsConfigV2: 'GET /v2/chains',
  getChainConfig: 'GET /v1/chains/{chainId}',
  getChainConfigV2: 'GET /v2/chains/{chainId}',
  getSafeApps: 'GET /v1/chains/{chainId}/safe-apps',
  getMasterCopies: 'GET /v1/chains/{chainId}/about/master-copies',
  getIndexingStatus: 'GET /v1/chains/{chainId}/about/indexing',
  getDecodedData: 'POST /v1/chains/{chainId}/data-decoder',
  getContract: 'GET /v1/chains/{chainId}/contracts/{contractAddress}',
  getSafeMessages: 'GET /v1/chains/{chainId}/safes/{safeAddress}/messages',
  proposeSafeMessage: 'POST /v1/chains/{chainId}/safes/{safeAddress}/messages',
  getSafeMessage: 'GET /v1/chains/{chainId}/messages/{messageHash}',
  confirmSafeMessage:
    'POST /v1/chains/{chainId}/messages/{messageHash}/signatures',
  getDelegates: 'GET /v2/chains/{chainId}/delegates',
  addDelegate: 'POST /v2/chains/{chainId}/delegates',
  deleteDelegate: 'DELETE /v2/chains/{chainId}/delegates/{delegate}',
  registerDevice: 'POST /v1/register/notifications',
  registerDeviceV2: 'POST /v2/register/notifications',
  getNotificationTypes:
    'GET /v2/chains/{chainId}/notifications/devices/{uuid}/safes/{safeAddress}',
  unregisterSafe:
    'DELETE /v1/chains/{chainId}/notifications/devices/{uuid}/safes/{safeAddress}',
  unregisterSafeV2:
    'DELETE /v2/chains/{chainId}/notifications/devices/{uuid}/safes/{safeAddress}',
  unregisterDevice: 'DELETE /v1/chains/{chainId}/notifications/devices/{uuid}',
  unregisterDeviceV2:
    'DELETE /v2/chains/{chainId}/notifications/devices/{uuid}',
  deleteNotificationSubscriptions: 'DELETE /v2/notifications/subscriptions',
  unsubscribeSingle: 'DELETE /v1/subscriptions',
  unsubscribeAll: 'DELETE /v1/subscriptions/all',
  registerEmail: 'POST /v1/chains/{chainId}/safes/{safeAddress}/emails',
  changeEmail:
    'PUT /v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}',
  getRegisteredEmail:
    'GET /v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}',
  deleteRegisteredEmail:
    'DELETE /v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}',
  resendEmailVerificationCode:
    'POST /v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}/verify-resend',
  verifyEmail:
    'PUT /v1/chains/{chainId}/safes/{safeAddress}/emails/{signerAddress}/verify',
  registerRecoveryModule:
    'POST /v1/chains/{chainId}/safes/{safeAddress}/recovery',
  deleteRecoveryModule:
    'DELETE /v1/chains/{chainId}/safes/{safeAddress}/recovery/{moduleAddress}',
  getAuthNonce: 'GET /v1/auth/nonce',
  verifyAuth: 'POST /v1/auth/verify',
  getMe: 'GET /v1/auth/me',
  logout: 'POST /v1/auth/logout',
  createAccount: 'POST /v1/accounts',
  getAccount: 'GET /v1/accounts/{address}',
  deleteAccount: 'DELETE /v1/accounts/{address}',
  getAccountDataTypes: 'GET /v1/accounts/data-types',
  getAccountDataSettings: 'GET /v1/accounts/{address}/data-settings',
  putAccountDataSettings: 'PUT /v1/accounts/{address}/data-settings',
} as const
