import { address } from '../core/domain.ts'
import {
  type NamedObject,
  named,
  nullish,
  optional,
} from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import {
  integer,
  literal,
  number,
  string,
  unknown,
} from '../core/primitives.ts'
import { record } from '../core/record.ts'
import type { Infer } from '../core/schema.ts'
import { discriminatedUnion, union } from '../core/union.ts'
import { orderTokenSchema } from './common.ts'
import { transferShape } from './transferInfo.ts'

const orderClass = literal('market', 'limit', 'liquidity', 'unknown')
const orderShape = {
  humanDescription: nullish(string()),
  status: literal(
    'presignaturePending',
    'open',
    'fulfilled',
    'cancelled',
    'expired',
    'unknown',
  ),
  kind: literal('buy', 'sell', 'unknown'),
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

const swapOrderShape = {
  ...orderShape,
  uid: string(),
  orderClass,
  executedSellAmount: string(),
  executedBuyAmount: string(),
  explorerUrl: string(),
  executedFee: string(),
  executedSurplusFee: nullish(string()),
  receiver: nullish(address()),
}

const swapOrderInfo = object({ type: literal('SwapOrder'), ...swapOrderShape })
export interface SwapOrder extends Infer<typeof swapOrderInfo> {}
export const swapOrderInfoSchema: NamedObject<SwapOrder> = named(
  'SwapOrder',
  swapOrderInfo,
)

const swapTransferInfo = object({
  type: literal('SwapTransfer'),
  ...swapOrderShape,
  ...transferShape,
})
export interface SwapTransfer extends Infer<typeof swapTransferInfo> {}
export const swapTransferInfoSchema: NamedObject<SwapTransfer> = named(
  'SwapTransfer',
  swapTransferInfo,
)

const twapOrderInfo = object({
  type: literal('TwapOrder'),
  ...orderShape,
  /** Older gateways say `orderClass`, newer ones `class`. */
  orderClass: optional(orderClass),
  class: optional(orderClass),
  activeOrderUid: nullish(string()),
  executedSellAmount: nullish(string()),
  executedBuyAmount: nullish(string()),
  executedFee: nullish(string()),
  receiver: address(),
  numberOfParts: string(),
  partSellAmount: string(),
  minPartLimit: string(),
  /** Seconds. */
  timeBetweenParts: number(),
  durationOfPart: discriminatedUnion('durationType', [
    object({ durationType: literal('AUTO') }),
    object({
      durationType: literal('LIMIT_DURATION'),
      duration: union(string(), number()),
    }),
  ]),
  startTime: discriminatedUnion('startType', [
    object({ startType: literal('AT_MINING_TIME') }),
    object({ startType: literal('AT_EPOCH'), epoch: number() }),
  ]),
})
export interface TwapOrder extends Infer<typeof twapOrderInfo> {}
export const twapOrderInfoSchema: NamedObject<TwapOrder> = named(
  'TwapOrder',
  twapOrderInfo,
)
