import { address } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import {
  integer,
  literal,
  openLiteral,
  string,
  unknown,
} from '../core/primitives.ts'
import { record } from '../core/record.ts'
import type { Infer } from '../core/schema.ts'
import { orderTokenSchema } from './common.ts'
import { describedShape } from './richDecodedInfo.ts'
import { transferShape } from './transferInfo.ts'

export const orderStatusSchema = openLiteral(
  'presignaturePending',
  'open',
  'fulfilled',
  'cancelled',
  'expired',
  'unknown',
)
export type OrderStatus = Infer<typeof orderStatusSchema>

export const orderKindSchema = openLiteral('buy', 'sell', 'unknown')
export type OrderKind = Infer<typeof orderKindSchema>

export const orderClassSchema = openLiteral(
  'market',
  'limit',
  'liquidity',
  'unknown',
)
export type OrderClass = Infer<typeof orderClassSchema>

/** Fields of every order. */
export const orderShape = {
  /** State of the order. */
  status: orderStatusSchema,
  /** Whether the sold or the bought amount is fixed. */
  kind: orderKindSchema,
  /** When the order expires, unix seconds. */
  validUntil: integer(),
  /** Amount to sell, base units of `sellToken`. */
  sellAmount: string(),
  /** Amount to buy, base units of `buyToken`. */
  buyAmount: string(),
  /** Token that the owner sells. */
  sellToken: orderTokenSchema,
  /** Token that the owner buys. */
  buyToken: orderTokenSchema,
  /** Token that `executedFee` is paid in. */
  executedFeeToken: orderTokenSchema,
  /** Account that sells. */
  owner: address(),
  /** Metadata that the app attached to the order; null for none. */
  fullAppData: nullish(record(unknown())),
}

/** Fields that a swap order and the view before its signing share. */
export const swapOrderShape = {
  ...orderShape,
  /** Id of the order at the order book, hex. */
  uid: string(),
  /** Class of the order. */
  orderClass: orderClassSchema,
  /** Amount sold so far, base units of `sellToken`. */
  executedSellAmount: string(),
  /** Amount bought so far, base units of `buyToken`. */
  executedBuyAmount: string(),
  /** Page of the order. */
  explorerUrl: string(),
  /** Fee paid so far, base units of `executedFeeToken`. */
  executedFee: string(),
  /** The same as `executedFee`, from older gateways. */
  executedSurplusFee: nullish(string()),
  /** Account that receives the bought tokens; null when the order names none. */
  receiver: nullish(address()),
}

const swapOrderInfo = object({
  /** Discriminator of the union. */
  type: literal('SwapOrder'),
  ...describedShape,
  ...swapOrderShape,
})
export interface SwapOrder extends Infer<typeof swapOrderInfo> {}
export const swapOrderInfoSchema: NamedObject<SwapOrder> = named(
  'SwapOrder',
  swapOrderInfo,
)

const swapTransferInfo = object({
  /** Discriminator of the union. */
  type: literal('SwapTransfer'),
  ...describedShape,
  ...swapOrderShape,
  ...transferShape,
})
export interface SwapTransfer extends Infer<typeof swapTransferInfo> {}
export const swapTransferInfoSchema: NamedObject<SwapTransfer> = named(
  'SwapTransfer',
  swapTransferInfo,
)
