import * as z from 'zod'
import { address, integer, openLiteral } from '../leaves.ts'
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
).describe('State of an order at the order book.')

export const orderKindSchema = openLiteral('buy', 'sell', 'unknown').describe(
  'Whether the sold or the bought amount is fixed.',
)

export const orderClassSchema = openLiteral(
  'market',
  'limit',
  'liquidity',
  'unknown',
).describe('Class of an order.')

/** Fields of every order. */
export const orderShape = {
  status: orderStatusSchema.describe('State of the order.'),
  kind: orderKindSchema.describe(
    'Whether the sold or the bought amount is fixed.',
  ),
  validUntil: integer().describe('When the order expires, unix seconds.'),
  sellAmount: z.string().describe('Amount to sell, base units of `sellToken`.'),
  buyAmount: z.string().describe('Amount to buy, base units of `buyToken`.'),
  sellToken: orderTokenSchema.describe('Token that the owner sells.'),
  buyToken: orderTokenSchema.describe('Token that the owner buys.'),
  executedFeeToken: orderTokenSchema.describe(
    'Token that `executedFee` is paid in.',
  ),
  owner: address().describe('Account that sells.'),
  fullAppData: z
    .record(z.string(), z.unknown())
    .nullish()
    .describe('Metadata that the app attached to the order; null for none.'),
}

/** Fields that a swap order and the view before its signing share. */
export const swapOrderShape = {
  ...orderShape,
  uid: z.string().describe('Id of the order at the order book, hex.'),
  orderClass: orderClassSchema.describe('Class of the order.'),
  executedSellAmount: z
    .string()
    .describe('Amount sold so far, base units of `sellToken`.'),
  executedBuyAmount: z
    .string()
    .describe('Amount bought so far, base units of `buyToken`.'),
  explorerUrl: z.string().describe('Page of the order.'),
  executedFee: z
    .string()
    .describe('Fee paid so far, base units of `executedFeeToken`.'),
  executedSurplusFee: z
    .string()
    .nullish()
    .describe('The same as `executedFee`, from older gateways.'),
  receiver: address()
    .nullish()
    .describe(
      'Account that receives the bought tokens; null when the order names none.',
    ),
}

export const swapOrderInfoSchema = z
  .object({
    type: z.literal('SwapOrder').describe('Discriminator of the union.'),
    ...describedShape,
    ...swapOrderShape,
  })
  .meta({ id: 'SwapOrder', description: 'A swap order.' })

export const swapTransferInfoSchema = z
  .object({
    type: z.literal('SwapTransfer').describe('Discriminator of the union.'),
    ...describedShape,
    ...swapOrderShape,
    ...transferShape,
  })
  .meta({
    id: 'SwapTransfer',
    description: 'A transfer that settles a swap order.',
  })
