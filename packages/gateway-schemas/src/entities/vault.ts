import * as z from 'zod'
import { address } from '../leaves.ts'
import { orderTokenSchema } from './common.ts'
import { describedShape } from './richDecodedInfo.ts'

export const vaultInfoSchema = z
  .object({
    address: address().describe('Contract of the vault.'),
    name: z.string().describe('Name of the vault, for people.'),
    description: z.string().describe('Description of the vault, for people.'),
    dashboardUri: z
      .string()
      .nullish()
      .describe('Page of the vault; null for none.'),
    logoUri: z.string().describe('Absolute URL of a picture.'),
  })
  .meta({ id: 'VaultInfo', description: 'A vault: its name and yield.' })

export const vaultExtraRewardSchema = z
  .object({
    tokenInfo: orderTokenSchema.describe('Token of the reward.'),
    nrr: z.number().describe('Net reward rate of a year in percent.'),
    claimable: z
      .string()
      .describe('Reward that can be claimed, base units of `tokenInfo`.'),
    claimableNext: z
      .string()
      .describe('Reward that can be claimed next, base units of `tokenInfo`.'),
  })
  .meta({
    id: 'VaultExtraReward',
    description: 'A reward that a vault pays in another token.',
  })

const vaultShape = {
  ...describedShape,
  value: z
    .string()
    .describe('Amount deposited or redeemed, base units of `tokenInfo`.'),
  baseNrr: z
    .number()
    .describe(
      'Net reward rate of a year in percent, without additional rewards.',
    ),
  fee: z
    .number()
    .describe('Performance fee of the vault, as its provider states it.'),
  tokenInfo: orderTokenSchema.describe('Token that the vault takes.'),
  vaultInfo: vaultInfoSchema.describe('The vault.'),
  currentReward: z
    .string()
    .describe('Reward so far, base units of `tokenInfo`; 0 for a deposit.'),
  additionalRewardsNrr: z
    .number()
    .describe('Net rate of all additional rewards of a year in percent.'),
  additionalRewards: z
    .array(vaultExtraRewardSchema)
    .describe('Rewards besides the base one, one per token.'),
}

export const vaultDepositInfoSchema = z
  .object({
    type: z.literal('VaultDeposit').describe('Discriminator of the union.'),
    ...vaultShape,
    expectedMonthlyReward: z
      .string()
      .describe('Expected reward of a month, base units of `tokenInfo`.'),
    expectedAnnualReward: z
      .string()
      .describe('Expected reward of a year, base units of `tokenInfo`.'),
  })
  .meta({ id: 'VaultDeposit', description: 'A deposit into a vault.' })

export const vaultRedeemInfoSchema = z
  .object({
    type: z.literal('VaultRedeem').describe('Discriminator of the union.'),
    ...vaultShape,
  })
  .meta({ id: 'VaultRedeem', description: 'A withdrawal from a vault.' })
