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

/** What every order has. */
export const orderShape = {
  status: orderStatusSchema,
  kind: orderKindSchema,
  /** Unix seconds. */
  validUntil: integer(),
  sellAmount: string(),
  buyAmount: string(),
  sellToken: orderTokenSchema,
  buyToken: orderTokenSchema,
  executedFeeToken: orderTokenSchema,
  owner: address(),
  fullAppData: nullish(record(unknown())),
}

/** What a swap order and the view before its signing share. */
export const swapOrderShape = {
  ...orderShape,
  uid: string(),
  orderClass: orderClassSchema,
  executedSellAmount: string(),
  executedBuyAmount: string(),
  explorerUrl: string(),
  executedFee: string(),
  executedSurplusFee: nullish(string()),
  receiver: nullish(address()),
}

const swapOrderInfo = object({
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
