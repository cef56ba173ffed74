export * from './calls/accounts.gen.ts'
export * from './calls/apps.gen.ts'
export * from './calls/chains.gen.ts'
export * from './calls/delegates.gen.ts'
export * from './calls/emails.gen.ts'
export * from './calls/messages.gen.ts'
export * from './calls/notifications.gen.ts'
export * from './calls/relay.gen.ts'
export * from './calls/safes.gen.ts'
export * from './calls/transactions.gen.ts'
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
export { isFinal, isPending } from './status.ts'
export {
  formatTransactionId,
  type ParsedTransactionId,
  parseTransactionId,
} from './transactionId.ts'
export type * from './types/index.gen.ts'
