import { array } from '../core/array.ts'
import { address } from '../core/domain.ts'
import { named, nullable, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { literal, number, string } from '../core/primitives.ts'
import { addressExSchema, orderTokenSchema } from './common.ts'

const fees = nullable(
  object({
    tokenAddress: address(),
    integratorFee: string(),
    lifiFee: string(),
  }),
)

export const swapInfoSchema = named(
  'Swap',
  object({
    type: literal('Swap'),
    humanDescription: nullish(string()),
    recipient: addressExSchema,
    fees,
    fromToken: orderTokenSchema,
    fromAmount: string(),
    toToken: orderTokenSchema,
    toAmount: string(),
    lifiExplorerUrl: nullable(string()),
  }),
)

export const swapAndBridgeInfoSchema = named(
  'SwapAndBridge',
  object({
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
  }),
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

export const vaultDepositInfoSchema = named(
  'VaultDeposit',
  object({
    type: literal('VaultDeposit'),
    ...vaultShape,
    expectedMonthlyReward: string(),
    expectedAnnualReward: string(),
  }),
)

export const vaultRedeemInfoSchema = named(
  'VaultRedeem',
  object({ type: literal('VaultRedeem'), ...vaultShape }),
)
