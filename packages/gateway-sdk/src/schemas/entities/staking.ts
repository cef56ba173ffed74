import { array } from '../core/array.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { integer, literal, number, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { orderTokenSchema } from './common.ts'

const status = literal(
  'NOT_STAKED',
  'ACTIVATING',
  'DEPOSIT_IN_PROGRESS',
  'ACTIVE',
  'EXIT_REQUESTED',
  'EXITING',
  'EXITED',
  'SLASHED',
)
const stakingShape = {
  humanDescription: nullish(string()),
  value: string(),
  tokenInfo: orderTokenSchema,
}

const stakingDepositInfo = object({
  type: literal('NativeStakingDeposit'),
  ...stakingShape,
  status,
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
})
export interface NativeStakingDeposit
  extends Infer<typeof stakingDepositInfo> {}
export const stakingDepositInfoSchema: NamedObject<NativeStakingDeposit> =
  named('NativeStakingDeposit', stakingDepositInfo)

const stakingExitInfo = object({
  type: literal('NativeStakingValidatorsExit'),
  ...stakingShape,
  status,
  estimatedExitTime: number(),
  estimatedWithdrawalTime: number(),
  numValidators: integer(),
  validators: array(string()),
})
export interface NativeStakingValidatorsExit
  extends Infer<typeof stakingExitInfo> {}
export const stakingExitInfoSchema: NamedObject<NativeStakingValidatorsExit> =
  named('NativeStakingValidatorsExit', stakingExitInfo)

const stakingWithdrawInfo = object({
  type: literal('NativeStakingWithdraw'),
  ...stakingShape,
  validators: nullish(array(string())),
})
export interface NativeStakingWithdraw
  extends Infer<typeof stakingWithdrawInfo> {}
export const stakingWithdrawInfoSchema: NamedObject<NativeStakingWithdraw> =
  named('NativeStakingWithdraw', stakingWithdrawInfo)
