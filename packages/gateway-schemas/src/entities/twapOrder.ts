import * as z from 'zod'
import { address, openLiteral, openUnion, tagsOf } from '../leaves.ts'
import { orderClassSchema, orderShape } from './orders.ts'
import { describedShape } from './richDecodedInfo.ts'

export const durationAutoSchema = z
  .object({
    durationType: z.literal('AUTO').describe('Discriminator of the union.'),
  })
  .meta({ id: 'DurationAuto', description: 'All parts have the same length.' })

export const durationLimitSchema = z
  .object({
    durationType: z
      .literal('LIMIT_DURATION')
      .describe('Discriminator of the union.'),
    duration: z
      .union([z.string(), z.number()])
      .describe(
        'Seconds that each part is valid: a number from older gateways, text from newer ones.',
      ),
  })
  .meta({ id: 'DurationLimit', description: 'A part ends early.' })

export const durationOfPartSchema = openUnion('durationType', [
  durationAutoSchema,
  durationLimitSchema,
]).meta({
  id: 'DurationOfPart',
  description: 'Keep a default branch: a newer gateway may know more kinds.',
})

export const durationTypeSchema = openLiteral(
  ...tagsOf('durationType', durationOfPartSchema),
).describe('How long a part of an order lasts.')

export const startTimeAtMiningSchema = z
  .object({
    startType: z
      .literal('AT_MINING_TIME')
      .describe('Discriminator of the union.'),
  })
  .meta({
    id: 'StartTimeAtMining',
    description: 'The order starts when it is mined.',
  })

export const startTimeAtEpochSchema = z
  .object({
    startType: z.literal('AT_EPOCH').describe('Discriminator of the union.'),
    epoch: z.number().describe('Start of the first part, unix seconds.'),
  })
  .meta({
    id: 'StartTimeAtEpoch',
    description: 'The order starts at a given time.',
  })

export const startTimeSchema = openUnion('startType', [
  startTimeAtMiningSchema,
  startTimeAtEpochSchema,
]).meta({
  id: 'StartTime',
  description: 'Keep a default branch: a newer gateway may know more kinds.',
})

export const startTypeSchema = openLiteral(
  ...tagsOf('startType', startTimeSchema),
).describe('When an order starts.')

/** Fields that a TWAP order and the view before its signing share. */
export const twapOrderShape = {
  ...orderShape,
  orderClass: orderClassSchema
    .nullish()
    .describe('Class of the order, from older gateways.'),
  class: orderClassSchema
    .nullish()
    .describe('Class of the order, from newer gateways.'),
  activeOrderUid: z
    .string()
    .nullish()
    .describe('Id of the part that trades now, hex; null for none.'),
  explorerUrl: z
    .string()
    .nullish()
    .describe('Page of the order; null for none.'),
  executedSurplusFee: z
    .string()
    .nullish()
    .describe('The same as `executedFee`, from older gateways.'),
  executedSellAmount: z
    .string()
    .nullish()
    .describe(
      'Amount sold so far, base units of `sellToken`; null when unknown.',
    ),
  executedBuyAmount: z
    .string()
    .nullish()
    .describe(
      'Amount bought so far, base units of `buyToken`; null when unknown.',
    ),
  executedFee: z
    .string()
    .nullish()
    .describe(
      'Fee paid so far, base units of `executedFeeToken`; null when unknown.',
    ),
  receiver: address().describe(
    'Account that receives the bought tokens; the zero address for the owner.',
  ),
  numberOfParts: z.string().describe('Number of parts, decimal digits.'),
  partSellAmount: z
    .string()
    .describe('Amount that each part sells, base units of `sellToken`.'),
  minPartLimit: z
    .string()
    .describe('Amount that each part buys at least, base units of `buyToken`.'),
  timeBetweenParts: z
    .number()
    .describe('Seconds from the start of one part to the start of the next.'),
  durationOfPart: durationOfPartSchema.describe(
    'How long each part is valid: until the next one, or for a time.',
  ),
  startTime: startTimeSchema.describe(
    'When the first part starts: with the execution, or at a set time.',
  ),
}

export const twapOrderInfoSchema = z
  .object({
    type: z.literal('TwapOrder').describe('Discriminator of the union.'),
    ...describedShape,
    ...twapOrderShape,
  })
  .meta({
    id: 'TwapOrder',
    description: 'An order that is executed in parts over time.',
  })
