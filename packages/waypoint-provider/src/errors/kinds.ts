import type { WaypointErrorFields } from './WaypointError.ts'

const kind = (
  name: string,
  code: number,
  shortMessage: string,
): WaypointErrorFields => ({ name, code, shortMessage })

/** The kinds of errors this provider rejects with (EIP-1193, EIP-1474). */
export const kinds = {
  userRejected: kind(
    'UserRejectedRequestError',
    4001,
    'User rejected the request.',
  ),
  unauthorized: kind(
    'UnauthorizedProviderError',
    4100,
    'The requested method and/or account has not been authorized by the user.',
  ),
  unsupportedMethod: kind(
    'UnsupportedProviderMethodError',
    4200,
    'The Provider does not support the requested method.',
  ),
  disconnected: kind(
    'ProviderDisconnectedError',
    4900,
    'The Provider is disconnected from all chains.',
  ),
  chainDisconnected: kind(
    'ChainDisconnectedError',
    4901,
    'The Provider is not connected to the requested chain.',
  ),
  invalidParams: kind(
    'InvalidParamsRpcError',
    -32602,
    'Invalid parameters were provided to the RPC method.\nDouble check you have provided the correct parameters.',
  ),
  internal: kind('InternalRpcError', -32603, 'An internal error was received.'),
  transactionRejected: kind(
    'TransactionRejectedRpcError',
    -32003,
    'Transaction creation failed.',
  ),
  http: kind('HttpRequestError', -32603, 'HTTP request failed.'),
  timeout: kind(
    'TimeoutError',
    -32603,
    'The request took too long to respond.',
  ),
} as const
