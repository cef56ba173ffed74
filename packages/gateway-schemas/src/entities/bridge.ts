import { address } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { literal, openLiteral, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { addressExSchema, orderTokenSchema } from './common.ts'
import { describedShape } from './richDecodedInfo.ts'

const bridgeFee = object({
  /**
   * Contract of the token that fees are paid in; the zero address for the
   * native coin.
   */
  tokenAddress: address(),
  /** Fee of the app that built the swap, base units. */
  integratorFee: string(),
  /** Fee of LI.FI, the swap service, base units. */
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
  /** Discriminator of the union. */
  type: literal('Swap'),
  ...describedShape,
  /** Account that receives the bought tokens. */
  recipient: addressExSchema,
  /** Fees that are part of the call; null for none. */
  fees: nullish(bridgeFeeSchema),
  /** Token that the safe sells. */
  fromToken: orderTokenSchema,
  /** Amount that the safe sells, base units of `fromToken`. */
  fromAmount: string(),
  /** Token that the recipient gets. */
  toToken: orderTokenSchema,
  /** Amount that the call asks for, or that arrived, base units of `toToken`. */
  toAmount: string(),
  /** Page of the swap at LI.FI; null until it is executed. */
  lifiExplorerUrl: nullish(string()),
})
export interface Swap extends Infer<typeof swapInfo> {}
export const swapInfoSchema: NamedObject<Swap> = named('Swap', swapInfo)

const swapAndBridgeInfo = object({
  /** Discriminator of the union. */
  type: literal('SwapAndBridge'),
  ...describedShape,
  /** Token that the safe sells, on its own chain. */
  fromToken: orderTokenSchema,
  /** Account that receives the tokens on the chain `toChain`. */
  recipient: addressExSchema,
  /** Page that shows the transfer; null for none. */
  explorerUrl: nullish(string()),
  /** How far the transfer is. */
  status: bridgeStatusSchema,
  /** Why the transfer has this status. */
  substatus: bridgeSubstatusSchema,
  /** Fees that are part of the call; null for none or when unknown. */
  fees: nullish(bridgeFeeSchema),
  /** Amount that the safe sells, base units of `fromToken`. */
  fromAmount: string(),
  /** EIP-155 id of the other chain, decimal digits. */
  toChain: string(),
  /** Token that arrives; null while unknown. */
  toToken: nullish(orderTokenSchema),
  /** Amount that arrives, base units of `toToken`; null while unknown. */
  toAmount: nullish(string()),
})
export interface SwapAndBridge extends Infer<typeof swapAndBridgeInfo> {}
export const swapAndBridgeInfoSchema: NamedObject<SwapAndBridge> = named(
  'SwapAndBridge',
  swapAndBridgeInfo,
)
