import { array } from '../core/array.ts'
import { address } from '../core/domain.ts'
import {
  type NamedObject,
  named,
  nullable,
  nullish,
} from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { literal, number, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { addressExSchema, orderTokenSchema } from './common.ts'

const fees = nullable(
  object({
    tokenAddress: address(),
    integratorFee: string(),
    lifiFee: string(),
  }),
)

const swapInfo = object({
  type: literal('Swap'),
  humanDescription: nullish(string()),
  recipient: addressExSchema,
  fees,
  fromToken: orderTokenSchema,
  fromAmount: string(),
  toToken: orderTokenSchema,
  toAmount: string(),
  lifiExplorerUrl: nullable(string()),
})
export interface Swap extends Infer<typeof swapInfo> {}
export const swapInfoSchema: NamedObject<Swap> = named('Swap', swapInfo)

const swapAndBridgeInfo = object({
  type: literal('SwapAndBridge'),
  humanDescription: nullish(string()),
  fromToken: orderTokenSchema,
  recipient: addressExSchema,
  explorerUrl: nullable(string()),
  status: literal(
    'NOT_FOUND',
    'INVALID',
    'PENDING',
    'DONE',
    'FAILED',
    'UNKNOWN',
    'AWAITING_EXECUTION',
  ),
  substatus: string(),
  fees,
  fromAmount: string(),
  toChain: string(),
  toToken: nullable(orderTokenSchema),
  toAmount: nullable(string()),
})
export interface SwapAndBridge extends Infer<typeof swapAndBridgeInfo> {}
export const swapAndBridgeInfoSchema: NamedObject<SwapAndBridge> = named(
  'SwapAndBridge',
  swapAndBridgeInfo,
)

const vaultShape = {
  humanDescription: nullish(string()),
  value: string(),
  baseNrr: number(),
  fee: number(),
  tokenInfo: orderTokenSchema,
  vaultInfo: object({
    address: address(),
    name: string(),
    description: string(),
    dashboardUri: nullish(string()),
    logoUri: string(),
  }),
  currentReward: string(),
  additionalRewardsNrr: number(),
  additionalRewards: array(
    object({
      tokenInfo: orderTokenSchema,
      nrr: number(),
      claimable: string(),
      claimableNext: string(),
    }),
  ),
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
