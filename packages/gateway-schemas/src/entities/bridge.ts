import * as z from 'zod'
import { address, openLiteral } from '../leaves.ts'
import { addressExSchema, orderTokenSchema } from './common.ts'
import { describedShape } from './richDecodedInfo.ts'

export const bridgeFeeSchema = z
  .object({
    tokenAddress: address().describe(
      'Contract of the token that fees are paid in; the zero address for the native coin.',
    ),
    integratorFee: z
      .string()
      .describe('Fee of the app that built the swap, base units.'),
    lifiFee: z.string().describe('Fee of LI.FI, the swap service, base units.'),
  })
  .meta({ id: 'BridgeFee', description: 'A fee of a bridge.' })

export const bridgeStatusSchema = openLiteral(
  'NOT_FOUND',
  'INVALID',
  'PENDING',
  'DONE',
  'FAILED',
  'UNKNOWN',
  'AWAITING_EXECUTION',
).describe('State of a bridge transfer.')

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
).describe('Why the bridge is where it is.')

export const swapInfoSchema = z
  .object({
    type: z.literal('Swap').describe('Discriminator of the union.'),
    ...describedShape,
    recipient: addressExSchema.describe(
      'Account that receives the bought tokens.',
    ),
    fees: bridgeFeeSchema
      .nullish()
      .describe('Fees that are part of the call; null for none.'),
    fromToken: orderTokenSchema.describe('Token that the safe sells.'),
    fromAmount: z
      .string()
      .describe('Amount that the safe sells, base units of `fromToken`.'),
    toToken: orderTokenSchema.describe('Token that the recipient gets.'),
    toAmount: z
      .string()
      .describe(
        'Amount that the call asks for, or that arrived, base units of `toToken`.',
      ),
    lifiExplorerUrl: z
      .string()
      .nullish()
      .describe('Page of the swap at LI.FI; null until it is executed.'),
  })
  .meta({
    id: 'Swap',
    description: 'A swap on one chain by the bridge’s router.',
  })

export const swapAndBridgeInfoSchema = z
  .object({
    type: z.literal('SwapAndBridge').describe('Discriminator of the union.'),
    ...describedShape,
    fromToken: orderTokenSchema.describe(
      'Token that the safe sells, on its own chain.',
    ),
    recipient: addressExSchema.describe(
      'Account that receives the tokens on the chain `toChain`.',
    ),
    explorerUrl: z
      .string()
      .nullish()
      .describe('Page that shows the transfer; null for none.'),
    status: bridgeStatusSchema.describe('How far the transfer is.'),
    substatus: bridgeSubstatusSchema.describe(
      'Why the transfer has this status.',
    ),
    fees: bridgeFeeSchema
      .nullish()
      .describe(
        'Fees that are part of the call; null for none or when unknown.',
      ),
    fromAmount: z
      .string()
      .describe('Amount that the safe sells, base units of `fromToken`.'),
    toChain: z
      .string()
      .describe('EIP-155 id of the other chain, decimal digits.'),
    toToken: orderTokenSchema
      .nullish()
      .describe('Token that arrives; null while unknown.'),
    toAmount: z
      .string()
      .nullish()
      .describe(
        'Amount that arrives, base units of `toToken`; null while unknown.',
      ),
  })
  .meta({
    id: 'SwapAndBridge',
    description: 'A swap whose result goes to another chain.',
  })
