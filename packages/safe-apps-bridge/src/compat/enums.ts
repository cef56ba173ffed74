type ValueOf<values> = values[keyof values]

export const Operation = {
  CALL: 0,
  DELEGATE: 1,
  0: 'CALL',
  1: 'DELEGATE',
} as const
export type Operation = Operation.CALL | Operation.DELEGATE
export declare namespace Operation {
  type CALL = 0
  type DELEGATE = 1
}

export const TokenType = {
  ERC20: 'ERC20',
  ERC721: 'ERC721',
  NATIVE_TOKEN: 'NATIVE_TOKEN',
  UNKNOWN: 'UNKNOWN',
} as const
export type TokenType = ValueOf<typeof TokenType>
export declare namespace TokenType {
  type ERC20 = 'ERC20'
  type ERC721 = 'ERC721'
  type NATIVE_TOKEN = 'NATIVE_TOKEN'
  type UNKNOWN = 'UNKNOWN'
}

export const TransactionStatus = {
  AWAITING_CONFIRMATIONS: 'AWAITING_CONFIRMATIONS',
  AWAITING_EXECUTION: 'AWAITING_EXECUTION',
  CANCELLED: 'CANCELLED',
  FAILED: 'FAILED',
  SUCCESS: 'SUCCESS',
} as const
export type TransactionStatus = ValueOf<typeof TransactionStatus>
export declare namespace TransactionStatus {
  type AWAITING_CONFIRMATIONS = 'AWAITING_CONFIRMATIONS'
  type AWAITING_EXECUTION = 'AWAITING_EXECUTION'
  type CANCELLED = 'CANCELLED'
  type FAILED = 'FAILED'
  type SUCCESS = 'SUCCESS'
}

export const TransferDirection = {
  INCOMING: 'INCOMING',
  OUTGOING: 'OUTGOING',
  UNKNOWN: 'UNKNOWN',
} as const
export type TransferDirection = ValueOf<typeof TransferDirection>
export declare namespace TransferDirection {
  type INCOMING = 'INCOMING'
  type OUTGOING = 'OUTGOING'
  type UNKNOWN = 'UNKNOWN'
}
