import type { ValueOf } from './valueOf.ts'

/** The numbers lead back to the names, as those of an `enum` do. */
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

export const TransactionInfoType = {
  TRANSFER: 'Transfer',
  SETTINGS_CHANGE: 'SettingsChange',
  CUSTOM: 'Custom',
  CREATION: 'Creation',
  SWAP_ORDER: 'SwapOrder',
  TWAP_ORDER: 'TwapOrder',
  SWAP_TRANSFER: 'SwapTransfer',
  NATIVE_STAKING_DEPOSIT: 'NativeStakingDeposit',
  NATIVE_STAKING_VALIDATORS_EXIT: 'NativeStakingValidatorsExit',
  NATIVE_STAKING_WITHDRAW: 'NativeStakingWithdraw',
} as const
export type TransactionInfoType = ValueOf<typeof TransactionInfoType>
export declare namespace TransactionInfoType {
  type TRANSFER = 'Transfer'
  type SETTINGS_CHANGE = 'SettingsChange'
  type CUSTOM = 'Custom'
  type CREATION = 'Creation'
  type SWAP_ORDER = 'SwapOrder'
  type TWAP_ORDER = 'TwapOrder'
  type SWAP_TRANSFER = 'SwapTransfer'
  type NATIVE_STAKING_DEPOSIT = 'NativeStakingDeposit'
  type NATIVE_STAKING_VALIDATORS_EXIT = 'NativeStakingValidatorsExit'
  type NATIVE_STAKING_WITHDRAW = 'NativeStakingWithdraw'
}

export const SettingsInfoType = {
  SET_FALLBACK_HANDLER: 'SET_FALLBACK_HANDLER',
  ADD_OWNER: 'ADD_OWNER',
  REMOVE_OWNER: 'REMOVE_OWNER',
  SWAP_OWNER: 'SWAP_OWNER',
  CHANGE_THRESHOLD: 'CHANGE_THRESHOLD',
  CHANGE_IMPLEMENTATION: 'CHANGE_IMPLEMENTATION',
  ENABLE_MODULE: 'ENABLE_MODULE',
  DISABLE_MODULE: 'DISABLE_MODULE',
  SET_GUARD: 'SET_GUARD',
  DELETE_GUARD: 'DELETE_GUARD',
} as const
export type SettingsInfoType = ValueOf<typeof SettingsInfoType>
export declare namespace SettingsInfoType {
  type SET_FALLBACK_HANDLER = 'SET_FALLBACK_HANDLER'
  type ADD_OWNER = 'ADD_OWNER'
  type REMOVE_OWNER = 'REMOVE_OWNER'
  type SWAP_OWNER = 'SWAP_OWNER'
  type CHANGE_THRESHOLD = 'CHANGE_THRESHOLD'
  type CHANGE_IMPLEMENTATION = 'CHANGE_IMPLEMENTATION'
  type ENABLE_MODULE = 'ENABLE_MODULE'
  type DISABLE_MODULE = 'DISABLE_MODULE'
  type SET_GUARD = 'SET_GUARD'
  type DELETE_GUARD = 'DELETE_GUARD'
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

export const TransactionTokenType = {
  ERC20: 'ERC20',
  ERC721: 'ERC721',
  NATIVE_COIN: 'NATIVE_COIN',
} as const
export type TransactionTokenType = ValueOf<typeof TransactionTokenType>
export declare namespace TransactionTokenType {
  type ERC20 = 'ERC20'
  type ERC721 = 'ERC721'
  type NATIVE_COIN = 'NATIVE_COIN'
}

export const DetailedExecutionInfoType = {
  MULTISIG: 'MULTISIG',
  MODULE: 'MODULE',
} as const
export type DetailedExecutionInfoType = ValueOf<
  typeof DetailedExecutionInfoType
>
export declare namespace DetailedExecutionInfoType {
  type MULTISIG = 'MULTISIG'
  type MODULE = 'MODULE'
}
