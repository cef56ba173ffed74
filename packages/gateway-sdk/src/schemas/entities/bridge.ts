import { address } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { literal, openLiteral, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { addressExSchema, orderTokenSchema } from './common.ts'
import { describedShape } from './richDecodedInfo.ts'

const bridgeFee = object({
  tokenAddress: address(),
  integratorFee: string(),
  lifiFee: string(),
})
export interface BridgeFee extends Infer<typeof bridgeFee> {}
export const bridgeFeeSchema: NamedObject<BridgeFee> = named(
  'BridgeFee',
  bridgeFee,
)

export const bridgeStatusSchema = openLiteral(
  'NOT_FOUND',
  'INVALID',
  'PENDING',
  'DONE',
  'FAILED',
  'UNKNOWN',
  'AWAITING_EXECUTION',
)
export type BridgeStatus = Infer<typeof bridgeStatusSchema>

/** Why the bridge is where it is. */
export const bridgeSubstatusSchema = openLiteral(
  'WAIT_SOURCE_CONFIRMATIONS',
  'WAIT_DESTINATION_TRANSACTION',
  'BRIDGE_NOT_AVAILABLE',
  'CHAIN_NOT_AVAILABLE',
  'REFUND_IN_PROGRESS',
  'UNKNOWN_ERROR',
  'COMPLETED',
  'PARTIAL',
  'REFUNDED',
  'INSUFFICIENT_ALLOWANCE',
  'INSUFFICIENT_BALANCE',
  'OUT_OF_GAS',
  'EXPIRED',
  'SLIPPAGE_EXCEEDED',
  'UNKNOWN_FAILED_ERROR',
  'UNKNOWN',
  'AWAITING_EXECUTION',
)
export type BridgeSubstatus = Infer<typeof bridgeSubstatusSchema>

const swapInfo = object({
  type: literal('Swap'),
  ...describedShape,
  recipient: addressExSchema,
  fees: nullish(bridgeFeeSchema),
  fromToken: orderTokenSchema,
  fromAmount: string(),
  toToken: orderTokenSchema,
  toAmount: string(),
  lifiExplorerUrl: nullish(string()),
})
export interface Swap extends Infer<typeof swapInfo> {}
export const swapInfoSchema: NamedObject<Swap> = named('Swap', swapInfo)

const swapAndBridgeInfo = object({
  type: literal('SwapAndBridge'),
  ...describedShape,
  fromToken: orderTokenSchema,
  recipient: addressExSchema,
  explorerUrl: nullish(string()),
  status: bridgeStatusSchema,
  substatus: bridgeSubstatusSchema,
  fees: nullish(bridgeFeeSchema),
  fromAmount: string(),
  toChain: string(),
  toToken: nullish(orderTokenSchema),
  toAmount: nullish(string()),
})
export interface SwapAndBridge extends Infer<typeof swapAndBridgeInfo> {}
export const swapAndBridgeInfoSchema: NamedObject<SwapAndBridge> = named(
  'SwapAndBridge',
  swapAndBridgeInfo,
)
