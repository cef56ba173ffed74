export {
  createGatewayHandlers,
  type GatewayHandlersOptions,
} from './createGatewayHandlers.ts'
export {
  createAddressEx,
  createBalances,
  createChainInfo,
  createCreationTransaction,
  createPage,
  createSafeInfo,
  createTransactionDetails,
  createTransactionItem,
  createTransactionSummary,
} from './fixtures.ts'
