import type { ValueOf } from './valueOf.ts'

export const DurationType = {
  AUTO: 'AUTO',
  LIMIT_DURATION: 'LIMIT_DURATION',
} as const
export type DurationType = ValueOf<typeof DurationType>
export declare namespace DurationType {
  type AUTO = 'AUTO'
  type LIMIT_DURATION = 'LIMIT_DURATION'
}

export const StartTimeValue = {
  AT_MINING_TIME: 'AT_MINING_TIME',
  AT_EPOCH: 'AT_EPOCH',
} as const
export type StartTimeValue = ValueOf<typeof StartTimeValue>
export declare namespace StartTimeValue {
  type AT_MINING_TIME = 'AT_MINING_TIME'
  type AT_EPOCH = 'AT_EPOCH'
}

export const ConfirmationViewTypes = {
  GENERIC: 'GENERIC',
  COW_SWAP_ORDER: 'COW_SWAP_ORDER',
  COW_SWAP_TWAP_ORDER: 'COW_SWAP_TWAP_ORDER',
  KILN_NATIVE_STAKING_DEPOSIT: 'KILN_NATIVE_STAKING_DEPOSIT',
  KILN_NATIVE_STAKING_VALIDATORS_EXIT: 'KILN_NATIVE_STAKING_VALIDATORS_EXIT',
  KILN_NATIVE_STAKING_WITHDRAW: 'KILN_NATIVE_STAKING_WITHDRAW',
} as const
export type ConfirmationViewTypes = ValueOf<typeof ConfirmationViewTypes>
export declare namespace ConfirmationViewTypes {
  type GENERIC = 'GENERIC'
  type COW_SWAP_ORDER = 'COW_SWAP_ORDER'
  type COW_SWAP_TWAP_ORDER = 'COW_SWAP_TWAP_ORDER'
  type KILN_NATIVE_STAKING_DEPOSIT = 'KILN_NATIVE_STAKING_DEPOSIT'
  type KILN_NATIVE_STAKING_VALIDATORS_EXIT =
    'KILN_NATIVE_STAKING_VALIDATORS_EXIT'
  type KILN_NATIVE_STAKING_WITHDRAW = 'KILN_NATIVE_STAKING_WITHDRAW'
}

export const NativeStakingStatus = {
  NOT_STAKED: 'NOT_STAKED',
  ACTIVATING: 'ACTIVATING',
  DEPOSIT_IN_PROGRESS: 'DEPOSIT_IN_PROGRESS',
  ACTIVE: 'ACTIVE',
  EXIT_REQUESTED: 'EXIT_REQUESTED',
  EXITING: 'EXITING',
  EXITED: 'EXITED',
  SLASHED: 'SLASHED',
} as const
export type NativeStakingStatus = ValueOf<typeof NativeStakingStatus>
export declare namespace NativeStakingStatus {
  type NOT_STAKED = 'NOT_STAKED'
  type ACTIVATING = 'ACTIVATING'
  type DEPOSIT_IN_PROGRESS = 'DEPOSIT_IN_PROGRESS'
  type ACTIVE = 'ACTIVE'
  type EXIT_REQUESTED = 'EXIT_REQUESTED'
  type EXITING = 'EXITING'
  type EXITED = 'EXITED'
  type SLASHED = 'SLASHED'
}
