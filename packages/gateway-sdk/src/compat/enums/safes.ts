import type { ValueOf } from './valueOf.ts'

export const ImplementationVersionState = {
  UP_TO_DATE: 'UP_TO_DATE',
  OUTDATED: 'OUTDATED',
  UNKNOWN: 'UNKNOWN',
} as const
export type ImplementationVersionState = ValueOf<
  typeof ImplementationVersionState
>
export declare namespace ImplementationVersionState {
  type UP_TO_DATE = 'UP_TO_DATE'
  type OUTDATED = 'OUTDATED'
  type UNKNOWN = 'UNKNOWN'
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

export const SafeMessageListItemType = {
  DATE_LABEL: 'DATE_LABEL',
  MESSAGE: 'MESSAGE',
} as const
export type SafeMessageListItemType = ValueOf<typeof SafeMessageListItemType>
export declare namespace SafeMessageListItemType {
  type DATE_LABEL = 'DATE_LABEL'
  type MESSAGE = 'MESSAGE'
}

export const SafeMessageStatus = {
  NEEDS_CONFIRMATION: 'NEEDS_CONFIRMATION',
  CONFIRMED: 'CONFIRMED',
} as const
export type SafeMessageStatus = ValueOf<typeof SafeMessageStatus>
export declare namespace SafeMessageStatus {
  type NEEDS_CONFIRMATION = 'NEEDS_CONFIRMATION'
  type CONFIRMED = 'CONFIRMED'
}
