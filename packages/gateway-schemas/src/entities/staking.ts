import * as z from 'zod'
import { integer, openLiteral } from '../leaves.ts'
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
).describe('State of a stake.')

const stakingShape = {
  value: z.string().describe('Staked amount, base units of `tokenInfo`.'),
  tokenInfo: orderTokenSchema.describe(
    'Token that is staked: the native coin.',
  ),
}

/** Fields that a deposit and the view before its signing share. */
export const stakingDepositShape = {
  ...stakingShape,
  status: nativeStakingStatusSchema.describe('State of the validators.'),
  estimatedEntryTime: z
    .number()
    .describe('Estimated wait until the stake is active, milliseconds.'),
  estimatedExitTime: z
    .number()
    .describe('Estimated duration of an exit, milliseconds.'),
  estimatedWithdrawalTime: z
    .number()
    .describe('Estimated wait until the stake can be withdrawn, milliseconds.'),
  fee: z
    .number()
    .describe('Share of the rewards that the service keeps, from 0 to 1.'),
  monthlyNrr: z
    .number()
    .describe('Net reward rate of a month in percent, after `fee`.'),
  annualNrr: z
    .number()
    .describe('Net reward rate of a year in percent, after `fee`.'),
  numValidators: integer().describe('Validators that the stake runs.'),
  expectedAnnualReward: z
    .string()
    .describe('Expected reward of a year, base units of `tokenInfo`.'),
  expectedMonthlyReward: z
    .string()
    .describe('Expected reward of a month, base units of `tokenInfo`.'),
  expectedFiatAnnualReward: z
    .number()
    .describe('Expected reward of a year as a fiat value.'),
  expectedFiatMonthlyReward: z
    .number()
    .describe('Expected reward of a month as a fiat value.'),
  validators: z
    .array(z.string())
    .nullish()
    .describe('Public keys of the validators, hex; null until they are known.'),
}

export const stakingDepositInfoSchema = z
  .object({
    type: z
      .literal('NativeStakingDeposit')
      .describe('Discriminator of the union.'),
    ...describedShape,
    ...stakingDepositShape,
  })
  .meta({ id: 'NativeStakingDeposit', description: 'A staking deposit.' })

/** Fields that an exit and the view before its signing share. */
export const stakingExitShape = {
  ...stakingShape,
  status: nativeStakingStatusSchema.describe('State of the validators.'),
  estimatedExitTime: z
    .number()
    .describe('Estimated duration of the exit, milliseconds.'),
  estimatedWithdrawalTime: z
    .number()
    .describe('Estimated wait until the stake can be withdrawn, milliseconds.'),
  numValidators: integer().describe('Validators that exit.'),
  validators: z
    .array(z.string())
    .describe('Public keys of the validators that exit, hex.'),
}

export const stakingExitInfoSchema = z
  .object({
    type: z
      .literal('NativeStakingValidatorsExit')
      .describe('Discriminator of the union.'),
    ...describedShape,
    ...stakingExitShape,
  })
  .meta({
    id: 'NativeStakingValidatorsExit',
    description: 'An exit of validators.',
  })

/** Fields that a withdrawal and the view before its signing share. */
export const stakingWithdrawShape = {
  ...stakingShape,
  validators: z
    .array(z.string())
    .nullish()
    .describe('Public keys of the validators that are withdrawn from, hex.'),
}

export const stakingWithdrawInfoSchema = z
  .object({
    type: z
      .literal('NativeStakingWithdraw')
      .describe('Discriminator of the union.'),
    ...describedShape,
    ...stakingWithdrawShape,
  })
  .meta({ id: 'NativeStakingWithdraw', description: 'A staking withdrawal.' })
