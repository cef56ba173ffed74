import { array } from '../core/array.ts'
import { address } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { literal, number, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { orderTokenSchema } from './common.ts'
import { describedShape } from './richDecodedInfo.ts'

const vaultInfo = object({
  address: address(),
  name: string(),
  description: string(),
  dashboardUri: nullish(string()),
  logoUri: string(),
})
export interface VaultInfo extends Infer<typeof vaultInfo> {}
export const vaultInfoSchema: NamedObject<VaultInfo> = named(
  'VaultInfo',
  vaultInfo,
)

const vaultExtraReward = object({
  tokenInfo: orderTokenSchema,
  nrr: number(),
  claimable: string(),
  claimableNext: string(),
})
export interface VaultExtraReward extends Infer<typeof vaultExtraReward> {}
export const vaultExtraRewardSchema: NamedObject<VaultExtraReward> = named(
  'VaultExtraReward',
  vaultExtraReward,
)

const vaultShape = {
  ...describedShape,
  value: string(),
  baseNrr: number(),
  fee: number(),
  tokenInfo: orderTokenSchema,
  vaultInfo: vaultInfoSchema,
  currentReward: string(),
  additionalRewardsNrr: number(),
  additionalRewards: array(vaultExtraRewardSchema),
}

const vaultDepositInfo = object({
  type: literal('VaultDeposit'),
  ...vaultShape,
  expectedMonthlyReward: string(),
  expectedAnnualReward: string(),
})
export interface VaultDeposit extends Infer<typeof vaultDepositInfo> {}
export const vaultDepositInfoSchema: NamedObject<VaultDeposit> = named(
  'VaultDeposit',
  vaultDepositInfo,
)

const vaultRedeemInfo = object({ type: literal('VaultRedeem'), ...vaultShape })
export interface VaultRedeem extends Infer<typeof vaultRedeemInfo> {}
export const vaultRedeemInfoSchema: NamedObject<VaultRedeem> = named(
  'VaultRedeem',
  vaultRedeemInfo,
)
