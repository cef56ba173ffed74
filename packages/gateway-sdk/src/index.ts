export { confirmTransaction } from './actions/confirmTransaction.ts'
export { deleteTransaction } from './actions/deleteTransaction.ts'
export { getAllOwnedSafes } from './actions/getAllOwnedSafes.ts'
export { getBalances } from './actions/getBalances.ts'
export { getChainConfig } from './actions/getChainConfig.ts'
export { getChainsConfig } from './actions/getChainsConfig.ts'
export { getContract } from './actions/getContract.ts'
export { getCreationTransaction } from './actions/getCreationTransaction.ts'
export { getDecodedData } from './actions/getDecodedData.ts'
export { getFiatCurrencies } from './actions/getFiatCurrencies.ts'
export { getIndexingStatus } from './actions/getIndexingStatus.ts'
export { getMasterCopies } from './actions/getMasterCopies.ts'
export { getNonces } from './actions/getNonces.ts'
export { getOwnedSafes } from './actions/getOwnedSafes.ts'
export { getSafeInfo } from './actions/getSafeInfo.ts'
export { getSafeOverviews } from './actions/getSafeOverviews.ts'
export { getTransactionDetails } from './actions/getTransactionDetails.ts'
export { getTransactionHistory } from './actions/getTransactionHistory.ts'
export { getTransactionQueue } from './actions/getTransactionQueue.ts'
export { getTxPreview } from './actions/getTxPreview.ts'
export { postSafeGasEstimation } from './actions/postSafeGasEstimation.ts'
export { proposeTransaction } from './actions/proposeTransaction.ts'
export { createGatewayClient } from './client/createGatewayClient.ts'
export { shareRequests } from './client/shareRequests.ts'
export type {
  CallOptions,
  GatewayAttempt,
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
export { paginate } from './paging/paginate.ts'
export type {
  Address,
  AddressEx,
  AllOwnedSafes,
  Balance,
  Balances,
  BaseDataDecoded,
  ChainInfo,
  Confirmation,
  ConfirmTransactionBody,
  Contract,
  CreationTransaction,
  DataDecoded,
  DataDecodedParameter,
  DataDecoderBody,
  DeleteTransactionBody,
  DetailedExecutionInfo,
  Estimation,
  EstimationBody,
  ExecutionInfo,
  GasPrice,
  Hex,
  HistoryItem,
  IndexingStatus,
  KnownFeature,
  MasterCopy,
  MultiSendItem,
  MultisigExecutionDetails,
  Nonces,
  Operation,
  OrderToken,
  OwnedSafes,
  Page,
  ParameterValue,
  PreviewTransactionBody,
  ProposeTransactionBody,
  QueuedItem,
  SafeAppInfo,
  SafeInfo,
  SafeOverview,
  SettingsInfo,
  TokenInfo,
  TransactionData,
  TransactionDetails,
  TransactionInfo,
  TransactionItem,
  TransactionListItem,
  TransactionPreview,
  TransactionStatus,
  TransactionSummary,
  TransferInfo,
} from './schemas/index.ts'
export {
  formatTransactionId,
  type ParsedTransactionId,
  parseTransactionId,
} from './transactionId.ts'
