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
} from '../types/index.gen.ts'

// The old SDK's names of what the gateway answers. The shapes are this package's,
// so that a value of one entry fits the other.

// Safes and assets
/** Currency codes (ISO 4217) that balances can be valued in. */
export type FiatCurrencies = string[]
/** Old name of `Balances`: the coins and tokens of a safe with their worth. */
export type SafeBalanceResponse = Balances
/** Old name of `Collectible`. */
export type SafeCollectibleResponse = Collectible
/** One page of `Collectible`s. */
export type SafeCollectiblesPage = Page<Collectible>
/** Misspelt in the old SDK, too. */
export type MasterCopyReponse = MasterCopy[]
/** Old name of `Nonces`: the next and the recommended nonce. */
export type NoncesResponse = Nonces
/** Old name of `Estimation`: nonces and gas for a transaction. */
export type SafeTransactionEstimation = Estimation

// Chains
/** One page of `ChainInfo`s. */
export type ChainListResponse = Page<ChainInfo>
/** Old name of `IndexingStatus`. */
export type ChainIndexingStatus = IndexingStatus
/** The list, not one of its items. */
export type GasPrice = ChainInfo['gasPrice']
/** Old name of `GasPriceFixed1559`. */
export type GasPriceFixedEIP1559 = GasPriceFixed1559

// Safe apps
/** Old name of `SafeApp`: an entry of the list of apps. */
export type SafeAppData = SafeApp
/** The list of apps of a chain. */
export type SafeAppsResponse = SafeApp[]
/** Old name of `SafeAppAccessControl`: which origins may open an app. */
export type SafeAppsAccessControlPolicies = SafeAppAccessControl
/** Old name of `SafeAppNoRestrictions`. */
export type SafeAppNoRestrictionsPolicy = SafeAppNoRestrictions
/** Old name of `SafeAppDomainAllowlist`. */
export type SafeAppDomainAllowlistPolicy = SafeAppDomainAllowlist

// Calldata
/** Old name of `ParameterValue`: a decoded argument, or a list of such. */
export type ParamValue = ParameterValue
/** Old name of `MultiSendItem`: one call of a batch. */
export type InternalTransaction = MultiSendItem
/** The calls of a batch, as the decoded `transactions` argument. */
export type ValueDecodedType = MultiSendItem[]
/** Old name of `DataDecodedParameter`: one argument of a decoded call. */
export type Parameter = DataDecodedParameter
/** An argument of a decoded call that is no batch. */
export type DecodedDataBasicParameter = Omit<
  DataDecodedParameter,
  'valueDecoded'
>
/** Old name of `MultiSendItem`: one call of a batch. */
export type DecodedDataParameterValue = MultiSendItem
/** Old name of `DataDecodedParameter`. */
export type DecodedDataParameter = DataDecodedParameter
/** Old name of `DataDecoded`: a call with its decoded arguments. */
export type DecodedDataResponse = DataDecoded

// Kinds of transactions
/** A call of `multiSend`, with the number of its calls. */
export type MultiSend = Custom & {
  methodName: 'multiSend'
  actionCount: number
}
/** A rejection: an empty call that takes the nonce of another transaction. */
export type Cancellation = Custom & { isCancellation: true }
/** Old name of `OrderStatus`. */
export type OrderStatuses = OrderStatus
/** The fields that all kinds of swap orders have. */
export type BaseOrder = Omit<SwapOrder, 'type' | 'uid'>
/** Old name of `SwapTransfer`: a transfer that settles an order. */
export type SwapTransferOrder = SwapTransfer
/** A swap order of any kind. */
export type Order = SwapOrder | SwapTransfer | TwapOrder
/** Old name of `NativeStakingDeposit`. */
export type StakingTxDepositInfo = NativeStakingDeposit
/** Old name of `NativeStakingValidatorsExit`. */
export type StakingTxExitInfo = NativeStakingValidatorsExit
/** Old name of `NativeStakingWithdraw`. */
export type StakingTxWithdrawInfo = NativeStakingWithdraw
/** A staking transaction of any kind. */
export type StakingTxInfo =
  | NativeStakingDeposit
  | NativeStakingValidatorsExit
  | NativeStakingWithdraw

/** Old name of `Confirmation`: one owner's signature. */
export type MultisigConfirmation = Confirmation

// Lists. The old SDK narrows the filtered ones to transfers; gateways send all
// kinds.
/** Old name of `TransactionItem`: a transaction in a list. */
export type Transaction = TransactionItem
/** One page of the queue or the history. */
export type TransactionListPage = Page<TransactionListItem>
/** An incoming transfer in a list. */
export type IncomingTransfer = TransactionItem
/** A transaction of a module in a list. */
export type ModuleTransaction = TransactionItem
/** A transaction of the owners in a list. */
export type MultisigTransaction = TransactionItem
/** One page of incoming transfers. */
export type SafeIncomingTransfersResponse = Page<TransactionItem>
/** One page of transactions of modules. */
export type SafeModuleTransactionsResponse = Page<TransactionItem>
/** One page of transactions of the owners. */
export type SafeMultisigTransactionsResponse = Page<TransactionItem>

// Confirmation views
/** Old name of `ConfirmationView`: what a call does, before it is signed. */
export type AnyConfirmationView = ConfirmationView
/**
 * Old name of `GenericConfirmationView`: a decoded call without a description
 * of its own.
 */
export type BaselineConfirmationView = GenericConfirmationView
/** The description of a swap order before it is signed. */
export type AnySwapOrderConfirmationView =
  | SwapOrderConfirmationView
  | TwapOrderConfirmationView
/** The description of a staking call before it is signed. */
export type AnyStakingConfirmationView =
  | NativeStakingDepositConfirmationView
  | NativeStakingValidatorsExitConfirmationView
  | NativeStakingWithdrawConfirmationView

// Messages
/** Old name of `MessageListItem`: a message or the label of a day. */
export type SafeMessageListItem = MessageListItem
/** One page of messages. */
export type SafeMessageListPage = Page<MessageListItem>
/**
 * Message with the `type` that it has in a list. `getSafeMessage` returns one
 * without.
 */
export type SafeMessage = MessageItem
/** Old name of `DateLabel`. */
export type SafeMessageDateLabel = DateLabel

// Relay
/** Old name of `RelayTask`: the id of a relayed transaction. */
export type RelayTransactionResponse = RelayTask
/** Old name of `RelayCount`: the relays that are left. */
export type RelayCountResponse = RelayCount
