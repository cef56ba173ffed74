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
  value: string(),
  tokenInfo: orderTokenSchema,
}

/** What a deposit and the view before its signing share. */
export const stakingDepositShape = {
  ...stakingShape,
  status: nativeStakingStatusSchema,
  /** Estimates in milliseconds. */
  estimatedEntryTime: number(),
  estimatedExitTime: number(),
  estimatedWithdrawalTime: number(),
  fee: number(),
  monthlyNrr: number(),
  annualNrr: number(),
  numValidators: integer(),
  expectedAnnualReward: string(),
  expectedMonthlyReward: string(),
  expectedFiatAnnualReward: number(),
  expectedFiatMonthlyReward: number(),
  validators: nullish(array(string())),
}

const stakingDepositInfo = object({
  type: literal('NativeStakingDeposit'),
  ...describedShape,
  ...stakingDepositShape,
})
export interface NativeStakingDeposit
  extends Infer<typeof stakingDepositInfo> {}
export const stakingDepositInfoSchema: NamedObject<NativeStakingDeposit> =
  named('NativeStakingDeposit', stakingDepositInfo)

/** What an exit and the view before its signing share. */
export const stakingExitShape = {
  ...stakingShape,
  status: nativeStakingStatusSchema,
  estimatedExitTime: number(),
  estimatedWithdrawalTime: number(),
  numValidators: integer(),
  validators: array(string()),
}

const stakingExitInfo = object({
  type: literal('NativeStakingValidatorsExit'),
  ...describedShape,
  ...stakingExitShape,
})
export interface NativeStakingValidatorsExit
  extends Infer<typeof stakingExitInfo> {}
export const stakingExitInfoSchema: NamedObject<NativeStakingValidatorsExit> =
  named('NativeStakingValidatorsExit', stakingExitInfo)

/** What a withdrawal and the view before its signing share. */
export const stakingWithdrawShape = {
  ...stakingShape,
  validators: nullish(array(string())),
}

const stakingWithdrawInfo = object({
  type: literal('NativeStakingWithdraw'),
  ...describedShape,
  ...stakingWithdrawShape,
})
export interface NativeStakingWithdraw
  extends Infer<typeof stakingWithdrawInfo> {}
export const stakingWithdrawInfoSchema: NamedObject<NativeStakingWithdraw> =
  named('NativeStakingWithdraw', stakingWithdrawInfo)
