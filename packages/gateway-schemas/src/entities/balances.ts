import * as z from 'zod'
import { uint256 } from '../leaves.ts'
import { tokenInfoSchema } from './common.ts'

export const balanceSchema = z
  .object({
    tokenInfo: tokenInfoSchema.describe('The token.'),
    balance: uint256().describe('Amount in base units, decimal digits.'),
    fiatBalance: z
      .string()
      .describe('Value in the requested currency, decimal.'),
    fiatConversion: z
      .string()
      .describe('Price of one token in the requested currency, decimal.'),
    fiatBalance24hChange: z
      .string()
      .nullish()
      .describe(
        'Change of the price within 24 hours in percent; null when unknown.',
      ),
  })
  .meta({
    id: 'Balance',
    description: 'A coin or token of a safe, with its worth.',
  })

export const balancesSchema = z
  .object({
    fiatTotal: z
      .string()
      .describe('Value of all items in the requested currency, decimal.'),
    items: z.array(balanceSchema).describe('One per token.'),
  })
  .meta({
    id: 'Balances',
    description: 'Balances by fiat value; unknown prices are the text `0`.',
  })

export const fiatCurrenciesSchema = z
  .array(z.string())
  .describe('Upper-case currency codes.')
