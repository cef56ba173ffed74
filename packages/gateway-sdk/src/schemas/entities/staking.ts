import { array } from '../core/array.ts'
import { named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { integer, literal, number, string } from '../core/primitives.ts'
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

export const stakingDepositInfoSchema = named(
  'NativeStakingDeposit',
  object({
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
  }),
)

export const stakingExitInfoSchema = named(
  'NativeStakingValidatorsExit',
  object({
    type: literal('NativeStakingValidatorsExit'),
    ...stakingShape,
    status,
    estimatedExitTime: number(),
    estimatedWithdrawalTime: number(),
    numValidators: integer(),
    validators: array(string()),
  }),
)

export const stakingWithdrawInfoSchema = named(
  'NativeStakingWithdraw',
  object({
    type: literal('NativeStakingWithdraw'),
    ...stakingShape,
    validators: nullish(array(string())),
  }),
)
