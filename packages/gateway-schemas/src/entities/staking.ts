import { array } from '../core/array.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import {
  integer,
  literal,
  number,
  openLiteral,
  string,
} from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { orderTokenSchema } from './common.ts'
import { describedShape } from './richDecodedInfo.ts'

export const nativeStakingStatusSchema = openLiteral(
  'NOT_STAKED',
  'ACTIVATING',
  'DEPOSIT_IN_PROGRESS',
  'ACTIVE',
  'EXIT_REQUESTED',
  'EXITING',
  'EXITED',
  'SLASHED',
)
export type NativeStakingStatus = Infer<typeof nativeStakingStatusSchema>

const stakingShape = {
  /** Staked amount, base units of `tokenInfo`. */
  value: string(),
  /** Token that is staked: the native coin. */
  tokenInfo: orderTokenSchema,
}

/** Fields that a deposit and the view before its signing share. */
export const stakingDepositShape = {
  ...stakingShape,
  /** State of the validators. */
  status: nativeStakingStatusSchema,
  /** Estimated wait until the stake is active, milliseconds. */
  estimatedEntryTime: number(),
  /** Estimated duration of an exit, milliseconds. */
  estimatedExitTime: number(),
  /** Estimated wait until the stake can be withdrawn, milliseconds. */
  estimatedWithdrawalTime: number(),
  /** Share of the rewards that the service keeps, from 0 to 1. */
  fee: number(),
  /** Net reward rate of a month in percent, after `fee`. */
  monthlyNrr: number(),
  /** Net reward rate of a year in percent, after `fee`. */
  annualNrr: number(),
  /** Validators that the stake runs. */
  numValidators: integer(),
  /** Expected reward of a year, base units of `tokenInfo`. */
  expectedAnnualReward: string(),
  /** Expected reward of a month, base units of `tokenInfo`. */
  expectedMonthlyReward: string(),
  /** Expected reward of a year as a fiat value. */
  expectedFiatAnnualReward: number(),
  /** Expected reward of a month as a fiat value. */
  expectedFiatMonthlyReward: number(),
  /** Public keys of the validators, hex; null until they are known. */
  validators: nullish(array(string())),
}

const stakingDepositInfo = object({
  /** Discriminator of the union. */
  type: literal('NativeStakingDeposit'),
  ...describedShape,
  ...stakingDepositShape,
})
export interface NativeStakingDeposit
  extends Infer<typeof stakingDepositInfo> {}
export const stakingDepositInfoSchema: NamedObject<NativeStakingDeposit> =
  named('NativeStakingDeposit', stakingDepositInfo)

/** Fields that an exit and the view before its signing share. */
export const stakingExitShape = {
  ...stakingShape,
  /** State of the validators. */
  status: nativeStakingStatusSchema,
  /** Estimated duration of the exit, milliseconds. */
  estimatedExitTime: number(),
  /** Estimated wait until the stake can be withdrawn, milliseconds. */
  estimatedWithdrawalTime: number(),
  /** Validators that exit. */
  numValidators: integer(),
  /** Public keys of the validators that exit, hex. */
  validators: array(string()),
}

const stakingExitInfo = object({
  /** Discriminator of the union. */
  type: literal('NativeStakingValidatorsExit'),
  ...describedShape,
  ...stakingExitShape,
})
export interface NativeStakingValidatorsExit
  extends Infer<typeof stakingExitInfo> {}
export const stakingExitInfoSchema: NamedObject<NativeStakingValidatorsExit> =
  named('NativeStakingValidatorsExit', stakingExitInfo)

/** Fields that a withdrawal and the view before its signing share. */
export const stakingWithdrawShape = {
  ...stakingShape,
  /** Public keys of the validators that are withdrawn from, hex. */
  validators: nullish(array(string())),
}

const stakingWithdrawInfo = object({
  /** Discriminator of the union. */
  type: literal('NativeStakingWithdraw'),
  ...describedShape,
  ...stakingWithdrawShape,
})
export interface NativeStakingWithdraw
  extends Infer<typeof stakingWithdrawInfo> {}
export const stakingWithdrawInfoSchema: NamedObject<NativeStakingWithdraw> =
  named('NativeStakingWithdraw', stakingWithdrawInfo)
