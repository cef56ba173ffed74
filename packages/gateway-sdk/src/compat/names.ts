import type {
  Balances,
  ChainInfo,
  Collectible,
  Confirmation,
  ConfirmationView,
  Custom,
  DataDecoded,
  DataDecodedParameter,
  DateLabel,
  Estimation,
  GasPriceFixed1559,
  GenericConfirmationView,
  IndexingStatus,
  MasterCopy,
  MessageItem,
  MessageListItem,
  MultiSendItem,
  NativeStakingDeposit,
  NativeStakingDepositConfirmationView,
  NativeStakingValidatorsExit,
  NativeStakingValidatorsExitConfirmationView,
  NativeStakingWithdraw,
  NativeStakingWithdrawConfirmationView,
  Nonces,
  OrderStatus,
  Page,
  ParameterValue,
  RelayCount,
  RelayTask,
  SafeApp,
  SafeAppAccessControl,
  SafeAppDomainAllowlist,
  SafeAppNoRestrictions,
  SwapOrder,
  SwapOrderConfirmationView,
  SwapTransfer,
  TransactionItem,
  TransactionListItem,
  TwapOrder,
  TwapOrderConfirmationView,
} from '../schemas/index.ts'

// The old SDK's names of what the gateway answers. The shapes are this package's,
// so that a value of one entry fits the other.

// Safes and assets
export type FiatCurrencies = string[]
export type SafeBalanceResponse = Balances
export type SafeCollectibleResponse = Collectible
export type SafeCollectiblesPage = Page<Collectible>
/** Misspelt in the old SDK, too. */
export type MasterCopyReponse = MasterCopy[]
export type NoncesResponse = Nonces
export type SafeTransactionEstimation = Estimation

// Chains
export type ChainListResponse = Page<ChainInfo>
export type ChainIndexingStatus = IndexingStatus
/** The list, not one of its items. */
export type GasPrice = ChainInfo['gasPrice']
export type GasPriceFixedEIP1559 = GasPriceFixed1559

// Safe apps
export type SafeAppData = SafeApp
export type SafeAppsResponse = SafeApp[]
export type SafeAppsAccessControlPolicies = SafeAppAccessControl
export type SafeAppNoRestrictionsPolicy = SafeAppNoRestrictions
export type SafeAppDomainAllowlistPolicy = SafeAppDomainAllowlist

// Calldata
export type ParamValue = ParameterValue
export type InternalTransaction = MultiSendItem
export type ValueDecodedType = MultiSendItem[]
export type Parameter = DataDecodedParameter
export type DecodedDataBasicParameter = Omit<
  DataDecodedParameter,
  'valueDecoded'
>
export type DecodedDataParameterValue = MultiSendItem
export type DecodedDataParameter = DataDecodedParameter
export type DecodedDataResponse = DataDecoded

// Kinds of transactions
export type MultiSend = Custom & {
  methodName: 'multiSend'
  actionCount: number
}
export type Cancellation = Custom & { isCancellation: true }
export type OrderStatuses = OrderStatus
export type BaseOrder = Omit<SwapOrder, 'type' | 'uid'>
export type SwapTransferOrder = SwapTransfer
export type Order = SwapOrder | SwapTransfer | TwapOrder
export type StakingTxDepositInfo = NativeStakingDeposit
export type StakingTxExitInfo = NativeStakingValidatorsExit
export type StakingTxWithdrawInfo = NativeStakingWithdraw
export type StakingTxInfo =
  | NativeStakingDeposit
  | NativeStakingValidatorsExit
  | NativeStakingWithdraw

export type MultisigConfirmation = Confirmation

// Lists. The old SDK narrows the filtered ones to transfers; gateways send all
// kinds.
export type Transaction = TransactionItem
export type TransactionListPage = Page<TransactionListItem>
export type IncomingTransfer = TransactionItem
export type ModuleTransaction = TransactionItem
export type MultisigTransaction = TransactionItem
export type SafeIncomingTransfersResponse = Page<TransactionItem>
export type SafeModuleTransactionsResponse = Page<TransactionItem>
export type SafeMultisigTransactionsResponse = Page<TransactionItem>

// Confirmation views
export type AnyConfirmationView = ConfirmationView
export type BaselineConfirmationView = GenericConfirmationView
export type AnySwapOrderConfirmationView =
  | SwapOrderConfirmationView
  | TwapOrderConfirmationView
export type AnyStakingConfirmationView =
  | NativeStakingDepositConfirmationView
  | NativeStakingValidatorsExitConfirmationView
  | NativeStakingWithdrawConfirmationView

// Messages
export type SafeMessageListItem = MessageListItem
export type SafeMessageListPage = Page<MessageListItem>
/**
 * Message with the `type` that it has in a list. `getSafeMessage` returns one
 * without.
 */
export type SafeMessage = MessageItem
export type SafeMessageDateLabel = DateLabel

// Relay
export type RelayTransactionResponse = RelayTask
export type RelayCountResponse = RelayCount
