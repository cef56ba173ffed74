import { address } from '../core/domain.ts'
import {
  type NamedObject,
  type NamedSchema,
  named,
  nullish,
} from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { literal, number, openLiteral, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { discriminatedUnion, union } from '../core/union.ts'
import { orderClassSchema, orderShape } from './orders.ts'
import { describedShape } from './richDecodedInfo.ts'

const durationAuto = object({
  /** Discriminator of the union. */
  durationType: literal('AUTO'),
})
export interface DurationAuto extends Infer<typeof durationAuto> {}
export const durationAutoSchema: NamedObject<DurationAuto> = named(
  'DurationAuto',
  durationAuto,
)

const durationLimit = object({
  /** Discriminator of the union. */
  durationType: literal('LIMIT_DURATION'),
  /**
   * Seconds that each part is valid: a number from older gateways, text from
   * newer ones.
   */
  duration: union(string(), number()),
})
export interface DurationLimit extends Infer<typeof durationLimit> {}
export const durationLimitSchema: NamedObject<DurationLimit> = named(
  'DurationLimit',
  durationLimit,
)

const durationOfPart = discriminatedUnion(
  'durationType',
  [durationAutoSchema, durationLimitSchema],
  { open: true },
)
/** Keep a default branch: a newer gateway may know more kinds. */
export type DurationOfPart = Infer<typeof durationOfPart>
export const durationOfPartSchema: NamedSchema<DurationOfPart> = named(
  'DurationOfPart',
  durationOfPart,
)
export const durationTypeSchema = openLiteral(...durationOfPart.tags)
export type DurationType = Infer<typeof durationTypeSchema>

const startTimeAtMining = object({
  /** Discriminator of the union. */
  startType: literal('AT_MINING_TIME'),
})
export interface StartTimeAtMining extends Infer<typeof startTimeAtMining> {}
export const startTimeAtMiningSchema: NamedObject<StartTimeAtMining> = named(
  'StartTimeAtMining',
  startTimeAtMining,
)

const startTimeAtEpoch = object({
  /** Discriminator of the union. */
  startType: literal('AT_EPOCH'),
  /** Start of the first part, unix seconds. */
  epoch: number(),
})
export interface StartTimeAtEpoch extends Infer<typeof startTimeAtEpoch> {}
export const startTimeAtEpochSchema: NamedObject<StartTimeAtEpoch> = named(
  'StartTimeAtEpoch',
  startTimeAtEpoch,
)

const startTime = discriminatedUnion(
  'startType',
  [startTimeAtMiningSchema, startTimeAtEpochSchema],
  { open: true },
)
/** Keep a default branch: a newer gateway may know more kinds. */
export type StartTime = Infer<typeof startTime>
export const startTimeSchema: NamedSchema<StartTime> = named(
  'StartTime',
  startTime,
)
export const startTypeSchema = openLiteral(...startTime.tags)
export type StartType = Infer<typeof startTypeSchema>

/** Fields that a TWAP order and the view before its signing share. */
export const twapOrderShape = {
  ...orderShape,
  /** Class of the order, from older gateways. */
  orderClass: nullish(orderClassSchema),
  /** Class of the order, from newer gateways. */
  class: nullish(orderClassSchema),
  /** Id of the part that trades now, hex; null for none. */
  activeOrderUid: nullish(string()),
  /** Page of the order; null for none. */
  explorerUrl: nullish(string()),
  /** The same as `executedFee`, from older gateways. */
  executedSurplusFee: nullish(string()),
  /** Amount sold so far, base units of `sellToken`; null when unknown. */
  executedSellAmount: nullish(string()),
  /** Amount bought so far, base units of `buyToken`; null when unknown. */
  executedBuyAmount: nullish(string()),
  /** Fee paid so far, base units of `executedFeeToken`; null when unknown. */
  executedFee: nullish(string()),
  /** Account that receives the bought tokens; the zero address for the owner. */
  receiver: address(),
  /** Number of parts, decimal digits. */
  numberOfParts: string(),
  /** Amount that each part sells, base units of `sellToken`. */
  partSellAmount: string(),
  /** Amount that each part buys at least, base units of `buyToken`. */
  minPartLimit: string(),
  /** Seconds from the start of one part to the start of the next. */
  timeBetweenParts: number(),
  /** How long each part is valid: until the next one, or for a time. */
  durationOfPart: durationOfPartSchema,
  /** When the first part starts: with the execution, or at a set time. */
  startTime: startTimeSchema,
}

const twapOrderInfo = object({
  /** Discriminator of the union. */
  type: literal('TwapOrder'),
  ...describedShape,
  ...twapOrderShape,
})
export interface TwapOrder extends Infer<typeof twapOrderInfo> {}
export const twapOrderInfoSchema: NamedObject<TwapOrder> = named(
  'TwapOrder',
  twapOrderInfo,
)
