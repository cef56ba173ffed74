import { expect, test } from 'vitest'
import * as compat from './compat/index.ts'
import * as entry from './index.ts'
import * as live from './live/index.ts'
import * as testing from './testing/index.ts'
import * as validate from './validate/index.ts'

/** The names an entry exports, as many to a line as fit. */
function names(entry: object): string {
  return Object.keys(entry)
    .sort()
    .join(' ')
    .replace(/(.{50,70}) /g, '$1\n')
}

test('exports of "."', () => {
  expect(names(entry)).toMatchInlineSnapshot(`
    "ForeignPageUrlError GatewayAbortError GatewayError GatewayNetworkError
    GatewayStatusError GatewayTimeoutError InvalidParameterError
    InvalidResponseError addDelegate changeEmail confirmSafeMessage
    confirmTransaction createAccount createGatewayClient deleteAccount
    deleteDelegate deleteNotificationSubscriptions deleteRecoveryModule
    deleteRegisteredEmail deleteTransaction formatTransactionId getAccount
    getAccountDataSettings getAccountDataTypes getAllOwnedSafes
    getAllOwnedSafesV2 getAllOwnedSafesV3 getAuthNonce getBalances
    getChainConfig getChainConfigV2 getChainsConfig getChainsConfigV2
    getCollectibles getCollectiblesPage getConfirmationView getContract
    getCreationTransaction getDecodedData getDelegates getFiatCurrencies
    getIncomingTransfers getIndexingStatus getMasterCopies getMe
    getModuleTransactions getMultisigTransactions getNonces
    getNotificationTypes getOwnedSafes getRegisteredEmail getRelayCount
    getRelayStatus getSafeApps getSafeInfo getSafeMessage getSafeMessages
    getSafeOverviews getSafeOverviewsV2 getTransactionDetails
    getTransactionHistory getTransactionQueue getTxPreview getWebPushKey
    isFinal isGatewayError isPending logout paginate paginatePages
    parseTransactionId postSafeGasEstimation proposeSafeMessage
    proposeTransaction putAccountDataSettings registerDevice
    registerDeviceV2 registerEmail registerRecoveryModule relayTransaction
    resendEmailVerificationCode unregisterDevice unregisterDeviceV2
    unregisterSafe unregisterSafeV2 unsubscribeAll unsubscribeSingle
    verifyAuth verifyEmail"
  `)
})

test('exports of "./testing"', () => {
  expect(names(testing)).toMatchInlineSnapshot(`
    "FakeGatewayError createAccountDataSetting createAccountDataType
    createAccountInfo createAddDelegateBody createAddOwner createAddressEx
    createAuthNonce createBalance createBalances createCancellation
    createChainInfo createChangeImplementation createChangeThreshold
    createCollectible createConfirmation createConflictHeader
    createContract createCreation createCreationTransaction createCustom
    createDataDecoded createDataDecodedParameter createDateLabel
    createDelegate createDeleteGuard createDeleteModuleGuard
    createDisableModule createDurationLimit createEnableModule
    createErc20Transfer createErc721Transfer createEstimation
    createFakeGateway createGasPrice createGatewayHandlers
    createGatewaySwitches createGenericConfirmationView
    createIncomingTransfer createIndexingStatus createLabel
    createMasterCopy createMessageConfirmation createMessageItem
    createModuleExecutionDetails createModuleExecutionInfo
    createModuleTransaction createMultiSend createMultiSendDataDecoded
    createMultiSendItem createMultisigExecutionDetails
    createMultisigExecutionInfo createNativeCoinTransfer
    createNativeStakingDeposit createNativeStakingDepositConfirmationView
    createNativeStakingValidatorsExit createNativeStakingValidatorsExitConfirmationView
    createNativeStakingWithdraw createNativeStakingWithdrawConfirmationView
    createNonces createNotificationTypeItem createOrderToken createPage
    createProposeMessageBody createProposeTransactionBody
    createRegisterDeviceBody createRegisterDeviceV2Body
    createRegisteredDevice createRegisteredEmail createRelayBody
    createRelayCount createRelayStatus createRelayTask createRelayer
    createRemoveOwner createSafeApp createSafeAppDomainAllowlist
    createSafeAppInfo createSafeInfo createSafeMessage createSafeOverview
    createSetFallbackHandler createSetGuard createSetModuleGuard
    createSettingsChange createStartTimeAtEpoch createSwap
    createSwapAndBridge createSwapOrder createSwapOrderConfirmationView
    createSwapOwner createSwapTransfer createTokenInfo
    createTransactionData createTransactionDetails createTransactionItem
    createTransactionPreview createTransactionSummary createTransfer
    createTwapOrder createTwapOrderConfirmationView createTypedData
    createUserSession createVaultDeposit createVaultRedeem"
  `)
})

test('exports of "./compat"', () => {
  expect(names(compat)).toMatchInlineSnapshot(`
    "ConfirmationViewTypes ConflictType DetailedExecutionInfoType
    DeviceType DurationType FEATURES GAS_PRICE_TYPE ImplementationVersionState
    LabelValue NativeStakingStatus Operation RPC_AUTHENTICATION
    SafeAppAccessPolicyTypes SafeAppFeatures SafeAppSocialPlatforms
    SafeMessageListItemType SafeMessageStatus SettingsInfoType
    StartTimeValue TokenType TransactionInfoType TransactionListItemType
    TransactionStatus TransactionTokenType TransferDirection changeEmail
    confirmSafeMessage createAccount deleteAccount deleteRegisteredEmail
    deleteTransaction getAccount getAccountDataSettings
    getAccountDataTypes getAllOwnedSafes getAuthNonce getBalances
    getChainConfig getChainsConfig getCollectibles getCollectiblesPage
    getConfirmationView getContract getDecodedData getDelegates
    getFiatCurrencies getIncomingTransfers getIndexingStatus
    getMasterCopies getModuleTransactions getMultisigTransactions
    getNonces getOwnedSafes getRegisteredEmail getRelayCount getSafeApps
    getSafeInfo getSafeMessage getSafeMessages getSafeOverviews
    getTransactionDetails getTransactionHistory getTransactionQueue
    getTxPreview postSafeGasEstimation proposeSafeMessage
    proposeTransaction putAccountDataSettings registerDevice registerEmail
    registerRecoveryModule relayTransaction resendEmailVerificationCode
    setBaseUrl unregisterDevice unregisterSafe unsubscribeAll
    unsubscribeSingle verifyAuth verifyEmail"
  `)
})

test('exports of "./live"', () => {
  expect(names(live)).toMatchInlineSnapshot(
    `"verifyWebhook watchEvents watchSafe"`,
  )
})

test('exports of "./validate"', () => {
  expect(names(validate)).toMatchInlineSnapshot(
    `"matchesType reportIssues validateResponse validateType"`,
  )
})

test('behavior: importing on a server leaves the globals unchanged', async () => {
  const before = Object.keys(globalThis)
  await import('./index.ts')
  await import('./live/index.ts')
  await import('./compat/index.ts')
  await import('./validate/index.ts')
  expect(Object.keys(globalThis)).toEqual(before)
  expect('window' in globalThis || 'document' in globalThis).toBe(false)
})
