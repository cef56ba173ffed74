export { addDelegate } from './actions/addDelegate.ts'
export { changeEmail } from './actions/changeEmail.ts'
export { confirmSafeMessage } from './actions/confirmSafeMessage.ts'
export { confirmTransaction } from './actions/confirmTransaction.ts'
export { createAccount } from './actions/createAccount.ts'
export { deleteAccount } from './actions/deleteAccount.ts'
export { deleteDelegate } from './actions/deleteDelegate.ts'
export { deleteNotificationSubscriptions } from './actions/deleteNotificationSubscriptions.ts'
export { deleteRecoveryModule } from './actions/deleteRecoveryModule.ts'
export { deleteRegisteredEmail } from './actions/deleteRegisteredEmail.ts'
export { deleteTransaction } from './actions/deleteTransaction.ts'
export { getAccount } from './actions/getAccount.ts'
export { getAccountDataSettings } from './actions/getAccountDataSettings.ts'
export { getAccountDataTypes } from './actions/getAccountDataTypes.ts'
export { getAllOwnedSafes } from './actions/getAllOwnedSafes.ts'
export { getAllOwnedSafesV2 } from './actions/getAllOwnedSafesV2.ts'
export { getAllOwnedSafesV3 } from './actions/getAllOwnedSafesV3.ts'
export { getAuthNonce } from './actions/getAuthNonce.ts'
export { getBalances } from './actions/getBalances.ts'
export { getChainConfig } from './actions/getChainConfig.ts'
export { getChainConfigV2 } from './actions/getChainConfigV2.ts'
export { getChainsConfig } from './actions/getChainsConfig.ts'
export { getChainsConfigV2 } from './actions/getChainsConfigV2.ts'
export { getCollectibles } from './actions/getCollectibles.ts'
export { getCollectiblesPage } from './actions/getCollectiblesPage.ts'
export { getConfirmationView } from './actions/getConfirmationView.ts'
export { getContract } from './actions/getContract.ts'
export { getCreationTransaction } from './actions/getCreationTransaction.ts'
export { getDecodedData } from './actions/getDecodedData.ts'
export { getDelegates } from './actions/getDelegates.ts'
export { getFiatCurrencies } from './actions/getFiatCurrencies.ts'
export { getIncomingTransfers } from './actions/getIncomingTransfers.ts'
export { getIndexingStatus } from './actions/getIndexingStatus.ts'
export { getMasterCopies } from './actions/getMasterCopies.ts'
export { getMe } from './actions/getMe.ts'
export { getModuleTransactions } from './actions/getModuleTransactions.ts'
export { getMultisigTransactions } from './actions/getMultisigTransactions.ts'
export { getNonces } from './actions/getNonces.ts'
export { getNotificationTypes } from './actions/getNotificationTypes.ts'
export { getOwnedSafes } from './actions/getOwnedSafes.ts'
export { getRegisteredEmail } from './actions/getRegisteredEmail.ts'
export { getRelayCount } from './actions/getRelayCount.ts'
export { getRelayStatus } from './actions/getRelayStatus.ts'
export { getSafeApps } from './actions/getSafeApps.ts'
export { getSafeInfo } from './actions/getSafeInfo.ts'
export { getSafeMessage } from './actions/getSafeMessage.ts'
export { getSafeMessages } from './actions/getSafeMessages.ts'
export { getSafeOverviews } from './actions/getSafeOverviews.ts'
export { getSafeOverviewsV2 } from './actions/getSafeOverviewsV2.ts'
export { getTransactionDetails } from './actions/getTransactionDetails.ts'
export { getTransactionHistory } from './actions/getTransactionHistory.ts'
export { getTransactionQueue } from './actions/getTransactionQueue.ts'
export { getTxPreview } from './actions/getTxPreview.ts'
export { logout } from './actions/logout.ts'
export { postSafeGasEstimation } from './actions/postSafeGasEstimation.ts'
export { proposeSafeMessage } from './actions/proposeSafeMessage.ts'
export { proposeTransaction } from './actions/proposeTransaction.ts'
export { putAccountDataSettings } from './actions/putAccountDataSettings.ts'
export { registerDevice } from './actions/registerDevice.ts'
export { registerDeviceV2 } from './actions/registerDeviceV2.ts'
export { registerEmail } from './actions/registerEmail.ts'
export { registerRecoveryModule } from './actions/registerRecoveryModule.ts'
export { relayTransaction } from './actions/relayTransaction.ts'
export { resendEmailVerificationCode } from './actions/resendEmailVerificationCode.ts'
export { unregisterDevice } from './actions/unregisterDevice.ts'
export { unregisterDeviceV2 } from './actions/unregisterDeviceV2.ts'
export { unregisterSafe } from './actions/unregisterSafe.ts'
export { unregisterSafeV2 } from './actions/unregisterSafeV2.ts'
export { unsubscribeAll } from './actions/unsubscribeAll.ts'
export { unsubscribeSingle } from './actions/unsubscribeSingle.ts'
export { verifyAuth } from './actions/verifyAuth.ts'
export { verifyEmail } from './actions/verifyEmail.ts'
export { createGatewayClient } from './client/createGatewayClient.ts'
export type { Fetch, Signal } from './client/globals.ts'
export type {
  BareGatewayCall,
  CallOptions,
  Credentials,
  GatewayAttempt,
  GatewayCall,
  GatewayClient,
  GatewayClientOptions,
  GatewayRequest,
  ResponseValidator,
} from './client/types.ts'
export { ForeignPageUrlError } from './errors/foreignPageUrlError.ts'
export { GatewayError, type GatewayErrorFields } from './errors/gatewayError.ts'
export { InvalidParameterError } from './errors/invalidParameterError.ts'
export { isGatewayError } from './errors/isGatewayError.ts'
export {
  GatewayAbortError,
  GatewayNetworkError,
  GatewayStatusError,
  GatewayTimeoutError,
  InvalidResponseError,
} from './errors/requestErrors.ts'
export { paginate, paginatePages } from './paging/paginate.ts'
export type {
  Account,
  AccountDataSetting,
  AccountDataType,
  AddDelegateBody,
  AddOwner,
  Address,
  AddressEx,
  AllOwnedSafes,
  AuthMethod,
  AuthNonce,
  Balance,
  Balances,
  BalancesProvider,
  BaseDataDecoded,
  BeaconChainExplorerUriTemplate,
  BlockExplorerUriTemplate,
  BridgeFee,
  BridgeStatus,
  BridgeSubstatus,
  ChainFeature,
  ChainInfo,
  ChainInfoPage,
  ChangeEmailBody,
  ChangeImplementation,
  ChangeThreshold,
  Collectible,
  CollectiblePage,
  Confirmation,
  ConfirmationView,
  ConfirmationViewBody,
  ConfirmationViewType,
  ConfirmMessageBody,
  ConfirmTransactionBody,
  ConflictHeader,
  ConflictType,
  Contract,
  ContractAddresses,
  CreateAccountBody,
  Creation,
  CreationTransaction,
  Custom,
  DataDecoded,
  DataDecodedParameter,
  DataDecoderBody,
  DateLabel,
  DecodingAccuracy,
  Delegate,
  DelegatePage,
  DeleteDelegateBody,
  DeleteGuard,
  DeleteModuleGuard,
  DeleteSubscriptionsBody,
  DeleteTransactionBody,
  DetailedExecutionInfo,
  DetailedExecutionInfoType,
  DeviceType,
  DisableModule,
  DurationAuto,
  DurationLimit,
  DurationOfPart,
  DurationType,
  EnableModule,
  Erc20Transfer,
  Erc721Transfer,
  Estimation,
  EstimationBody,
  ExecutionInfo,
  GasPrice,
  GasPriceFixed,
  GasPriceFixed1559,
  GasPriceOracle,
  GasPriceType,
  GasPriceUnknown,
  GenericConfirmationView,
  Hex,
  HistoryItem,
  HistoryItemPage,
  ImplementationVersionState,
  IndexingStatus,
  KnownFeature,
  Label,
  LabelValue,
  MasterCopy,
  MessageConfirmation,
  MessageItem,
  MessageListItem,
  MessageListItemType,
  MessagePage,
  MessageStatus,
  ModuleExecutionDetails,
  ModuleExecutionInfo,
  MultiSendItem,
  MultisigExecutionDetails,
  MultisigExecutionInfo,
  NativeCoinTransfer,
  NativeCurrency,
  NativeStakingDeposit,
  NativeStakingDepositConfirmationView,
  NativeStakingStatus,
  NativeStakingValidatorsExit,
  NativeStakingValidatorsExitConfirmationView,
  NativeStakingWithdraw,
  NativeStakingWithdrawConfirmationView,
  Nonces,
  NotificationType,
  NotificationTypeItem,
  Operation,
  OrderClass,
  OrderKind,
  OrderStatus,
  OrderToken,
  OwnedSafes,
  Page,
  ParameterValue,
  PreviewTransactionBody,
  ProposeMessageBody,
  ProposeTransactionBody,
  PutAccountDataSettingsBody,
  QueuedItem,
  QueuedItemPage,
  RegisterDeviceBody,
  RegisterDeviceV2Body,
  RegisterEmailBody,
  RegisteredDevice,
  RegisteredEmail,
  RegisterRecoveryModuleBody,
  RelayBody,
  RelayCount,
  Relayer,
  RelayerType,
  RelayReceipt,
  RelayStatus,
  RelayStatusCode,
  RelayTask,
  RemoveOwner,
  RichDecodedInfo,
  RichTextFragment,
  RichTokenFragment,
  RpcAuthentication,
  RpcUri,
  SafeApp,
  SafeAppAccessControl,
  SafeAppAccessControlType,
  SafeAppDomainAllowlist,
  SafeAppFeature,
  SafeAppInfo,
  SafeAppNoRestrictions,
  SafeAppProvider,
  SafeAppSocialPlatform,
  SafeAppSocialProfile,
  SafeInfo,
  SafeMessage,
  SafeOverview,
  SafeRegistration,
  SafeSubscription,
  SetFallbackHandler,
  SetGuard,
  SetModuleGuard,
  SettingsChange,
  SettingsInfo,
  SettingsInfoType,
  StartTime,
  StartTimeAtEpoch,
  StartTimeAtMining,
  StartType,
  SubscriptionToDelete,
  Swap,
  SwapAndBridge,
  SwapOrder,
  SwapOrderConfirmationView,
  SwapOwner,
  SwapTransfer,
  Theme,
  TokenInfo,
  TokenType,
  TransactionData,
  TransactionDetails,
  TransactionInfo,
  TransactionInfoType,
  TransactionItem,
  TransactionItemPage,
  TransactionListItem,
  TransactionListItemType,
  TransactionPreview,
  TransactionStatus,
  TransactionSummary,
  TransactionTokenType,
  Transfer,
  TransferDirection,
  TransferInfo,
  TwapOrder,
  TwapOrderConfirmationView,
  TypedData,
  TypedDataDomain,
  TypedDataParameter,
  UserSession,
  VaultDeposit,
  VaultExtraReward,
  VaultInfo,
  VaultRedeem,
  VerifyAuthBody,
  VerifyEmailBody,
} from './schemas/index.ts'
export { isFinal, isPending } from './status.ts'
export {
  formatTransactionId,
  type ParsedTransactionId,
  parseTransactionId,
} from './transactionId.ts'
