export type { AnswersByCall, BodiesByCall } from '../types/byCall.gen.ts'
export { createFakeGateway, type FakeGateway } from './createFakeGateway.ts'
export {
  createGatewayHandlers,
  type GatewayHandlersOptions,
} from './createGatewayHandlers.ts'
export type { ExecuteOptions } from './fake/chainActions.ts'
export { FakeGatewayError } from './fake/fakeGatewayError.ts'
export type { FakeCall, FakeGatewayOptions } from './fake/types.ts'
export {
  createAccountDataSetting,
  createAccountDataType,
  createAccountInfo,
  createAuthNonce,
  createDelegate,
  createRegisteredEmail,
  createUserSession,
} from './fixtures/accounts.ts'
export {
  createBalance,
  createBalances,
  createCollectible,
} from './fixtures/balances.ts'
export { createSwap, createSwapAndBridge } from './fixtures/bridge.ts'
export {
  createChainInfo,
  createContract,
  createGasPrice,
  createIndexingStatus,
  createRelayer,
} from './fixtures/chains.ts'
export {
  createAddressEx,
  createOrderToken,
  createPage,
  createTokenInfo,
} from './fixtures/common.ts'
export {
  createGenericConfirmationView,
  createNativeStakingDepositConfirmationView,
  createNativeStakingValidatorsExitConfirmationView,
  createNativeStakingWithdrawConfirmationView,
  createSwapOrderConfirmationView,
  createTwapOrderConfirmationView,
} from './fixtures/confirmationViews.ts'
export {
  createDataDecoded,
  createDataDecodedParameter,
  createMultiSendDataDecoded,
  createMultiSendItem,
} from './fixtures/dataDecoded.ts'
export {
  createNotificationTypeItem,
  createRegisteredDevice,
} from './fixtures/devices.ts'
export {
  createMessageConfirmation,
  createMessageItem,
  createSafeMessage,
  createTypedData,
} from './fixtures/messages.ts'
export {
  createDurationLimit,
  createStartTimeAtEpoch,
  createSwapOrder,
  createSwapTransfer,
  createTwapOrder,
} from './fixtures/orders.ts'
export {
  createRelayCount,
  createRelayStatus,
  createRelayTask,
} from './fixtures/relay.ts'
export {
  createAddDelegateBody,
  createProposeMessageBody,
  createProposeTransactionBody,
  createRegisterDeviceBody,
  createRegisterDeviceV2Body,
  createRelayBody,
} from './fixtures/requests.ts'
export {
  createSafeApp,
  createSafeAppDomainAllowlist,
} from './fixtures/safeApps.ts'
export {
  createCreationTransaction,
  createEstimation,
  createMasterCopy,
  createNonces,
  createSafeInfo,
  createSafeOverview,
} from './fixtures/safes.ts'
export {
  createAddOwner,
  createChangeImplementation,
  createChangeThreshold,
  createDeleteGuard,
  createDeleteModuleGuard,
  createDisableModule,
  createEnableModule,
  createRemoveOwner,
  createSetFallbackHandler,
  createSetGuard,
  createSetModuleGuard,
  createSwapOwner,
} from './fixtures/settings.ts'
export {
  createNativeStakingDeposit,
  createNativeStakingValidatorsExit,
  createNativeStakingWithdraw,
} from './fixtures/staking.ts'
export {
  createConfirmation,
  createModuleExecutionDetails,
  createMultisigExecutionDetails,
  createTransactionData,
  createTransactionDetails,
  createTransactionPreview,
} from './fixtures/transactionDetails.ts'
export {
  createCancellation,
  createCreation,
  createCustom,
  createMultiSend,
  createSettingsChange,
} from './fixtures/transactionInfos.ts'
export {
  createConflictHeader,
  createDateLabel,
  createIncomingTransfer,
  createLabel,
  createModuleExecutionInfo,
  createModuleTransaction,
  createMultisigExecutionInfo,
  createSafeAppInfo,
  createTransactionItem,
  createTransactionSummary,
} from './fixtures/transactions.ts'
export {
  createErc20Transfer,
  createErc721Transfer,
  createNativeCoinTransfer,
  createTransfer,
} from './fixtures/transfers.ts'
export { createVaultDeposit, createVaultRedeem } from './fixtures/vaults.ts'
export {
  createGatewaySwitches,
  type GatewaySwitches,
  type SwitchOptions,
} from './handlers/createGatewaySwitches.ts'
export type {
  GatewayAnswer,
  GatewayAnswers,
  GatewayBody,
  GatewayCallName,
  GatewayQuestion,
  GatewayResolver,
} from './handlers/types.ts'
