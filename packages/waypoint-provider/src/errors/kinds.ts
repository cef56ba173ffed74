// The kinds of errors this provider rejects with (EIP-1193, EIP-1474). Each by
// itself, so that a bundle has only those it uses.

export const userRejected = {
  name: 'UserRejectedRequestError',
  code: 4001,
  shortMessage: 'User rejected the request.',
} as const

export const unauthorized = {
  name: 'UnauthorizedProviderError',
  code: 4100,
  shortMessage:
    'The requested method and/or account has not been authorized by the user.',
} as const

export const unsupportedMethod = {
  name: 'UnsupportedProviderMethodError',
  code: 4200,
  shortMessage: 'The Provider does not support the requested method.',
} as const

export const disconnected = {
  name: 'ProviderDisconnectedError',
  code: 4900,
  shortMessage: 'The Provider is disconnected from all chains.',
} as const

export const chainDisconnected = {
  name: 'ChainDisconnectedError',
  code: 4901,
  shortMessage: 'The Provider is not connected to the requested chain.',
} as const

export const invalidParams = {
  name: 'InvalidParamsRpcError',
  code: -32602,
  shortMessage:
    'Invalid parameters were provided to the RPC method.\nDouble check you have provided the correct parameters.',
} as const

export const internal = {
  name: 'InternalRpcError',
  code: -32603,
  shortMessage: 'An internal error was received.',
} as const

export const transactionRejected = {
  name: 'TransactionRejectedRpcError',
  code: -32003,
  shortMessage: 'Transaction creation failed.',
} as const
