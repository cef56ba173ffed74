import { array } from '../core/array.ts'
import { address } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { literal, number, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { orderTokenSchema } from './common.ts'
import { describedShape } from './richDecodedInfo.ts'

const vaultInfo = object({
  /** Contract of the vault. */
  address: address(),
  /** Name of the vault, for people. */
  name: string(),
  /** Description of the vault, for people. */
  description: string(),
  /** Page of the vault; null for none. */
  dashboardUri: nullish(string()),
  /** Absolute URL of a picture. */
  logoUri: string(),
})
export interface VaultInfo extends Infer<typeof vaultInfo> {}
export const vaultInfoSchema: NamedObject<VaultInfo> = named(
  'VaultInfo',
  vaultInfo,
)

const vaultExtraReward = object({
  /** Token of the reward. */
  tokenInfo: orderTokenSchema,
  /** Net reward rate of a year in percent. */
  nrr: number(),
  /** Reward that can be claimed, base units of `tokenInfo`. */
  claimable: string(),
  /** Reward that can be claimed next, base units of `tokenInfo`. */
  claimableNext: string(),
})
export interface VaultExtraReward extends Infer<typeof vaultExtraReward> {}
export const vaultExtraRewardSchema: NamedObject<VaultExtraReward> = named(
  'VaultExtraReward',
  vaultExtraReward,
)

const vaultShape = {
  ...describedShape,
  /** Amount deposited or redeemed, base units of `tokenInfo`. */
  value: string(),
  /** Net reward rate of a year in percent, without additional rewards. */
  baseNrr: number(),
  /** Performance fee of the vault, as its provider states it. */
  fee: number(),
  /** Token that the vault takes. */
  tokenInfo: orderTokenSchema,
  /** The vault. */
  vaultInfo: vaultInfoSchema,
  /** Reward so far, base units of `tokenInfo`; 0 for a deposit. */
  currentReward: string(),
  /** Net rate of all additional rewards of a year in percent. */
  additionalRewardsNrr: number(),
  /** Rewards besides the base one, one per token. */
  additionalRewards: array(vaultExtraRewardSchema),
}

const vaultDepositInfo = object({
  /** Discriminator of the union. */
  type: literal('VaultDeposit'),
  ...vaultShape,
  /** Expected reward of a month, base units of `tokenInfo`. */
  expectedMonthlyReward: string(),
  /** Expected reward of a year, base units of `tokenInfo`. */
  expectedAnnualReward: string(),
})
export interface VaultDeposit extends Infer<typeof vaultDepositInfo> {}
export const vaultDepositInfoSchema: NamedObject<VaultDeposit> = named(
  'VaultDeposit',
  vaultDepositInfo,
)

const vaultRedeemInfo = object({
  /** Discriminator of the union. */
  type: literal('VaultRedeem'),
  ...vaultShape,
})
export interface VaultRedeem extends Infer<typeof vaultRedeemInfo> {}
export const vaultRedeemInfoSchema: NamedObject<VaultRedeem> = named(
  'VaultRedeem',
  vaultRedeemInfo,
)
