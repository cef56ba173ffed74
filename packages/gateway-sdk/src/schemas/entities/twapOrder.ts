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

const durationAuto = object({ durationType: literal('AUTO') })
export interface DurationAuto extends Infer<typeof durationAuto> {}
export const durationAutoSchema: NamedObject<DurationAuto> = named(
  'DurationAuto',
  durationAuto,
)

const durationLimit = object({
  durationType: literal('LIMIT_DURATION'),
  /** Seconds: a number of older gateways, text of newer ones. */
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

const startTimeAtMining = object({ startType: literal('AT_MINING_TIME') })
export interface StartTimeAtMining extends Infer<typeof startTimeAtMining> {}
export const startTimeAtMiningSchema: NamedObject<StartTimeAtMining> = named(
  'StartTimeAtMining',
  startTimeAtMining,
)

const startTimeAtEpoch = object({
  startType: literal('AT_EPOCH'),
  /** Unix seconds. */
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

/** What a TWAP order and the view before its signing share. */
export const twapOrderShape = {
  ...orderShape,
  /** Older gateways say `orderClass`, newer ones `class`. */
  orderClass: nullish(orderClassSchema),
  class: nullish(orderClassSchema),
  activeOrderUid: nullish(string()),
  explorerUrl: nullish(string()),
  executedSurplusFee: nullish(string()),
  executedSellAmount: nullish(string()),
  executedBuyAmount: nullish(string()),
  executedFee: nullish(string()),
  receiver: address(),
  numberOfParts: string(),
  partSellAmount: string(),
  minPartLimit: string(),
  /** Seconds. */
  timeBetweenParts: number(),
  durationOfPart: durationOfPartSchema,
  startTime: startTimeSchema,
}

const twapOrderInfo = object({
  type: literal('TwapOrder'),
  ...describedShape,
  ...twapOrderShape,
})
export interface TwapOrder extends Infer<typeof twapOrderInfo> {}
export const twapOrderInfoSchema: NamedObject<TwapOrder> = named(
  'TwapOrder',
  twapOrderInfo,
)
