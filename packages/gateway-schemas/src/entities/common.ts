import * as z from 'zod'
import { address, integer, openLiteral } from '../leaves.ts'

export const addressExSchema = z
  .object({
    value: address().describe('The address.'),
    name: z
      .string()
      .nullish()
      .describe('Name that the gateway knows; null for none.'),
    displayName: z
      .string()
      .nullish()
      .describe('Name for people; null for none.'),
    logoUri: z.string().nullish().describe('Absolute URL of a picture.'),
  })
  .meta({
    id: 'AddressEx',
    description: 'An address with the name and logo the gateway knows for it.',
  })

export const tokenTypeSchema = openLiteral(
  'ERC20',
  'ERC721',
  'NATIVE_TOKEN',
  'UNKNOWN',
).describe('Standard of a token, or the chain’s coin.')

export const tokenInfoSchema = z
  .object({
    type: tokenTypeSchema.describe('Discriminator of the union.'),
    address: address().describe(
      'Contract of the token; the zero address for the native coin.',
    ),
    decimals: integer()
      .nullish()
      .describe('Decimal places of an amount; null when unknown.'),
    symbol: z
      .string()
      .describe(
        'Short name, such as `ETH`. Anyone can choose it: show the address too.',
      ),
    name: z.string().describe('Name of the token. Anyone can choose it.'),
    logoUri: z.string().nullish().describe('Absolute URL of a picture.'),
  })
  .meta({
    id: 'TokenInfo',
    description: 'Token as in balances, gas token and token index.',
  })

export const orderTokenSchema = z
  .object({
    address: address().describe(
      'Contract of the token; the zero address for the native coin.',
    ),
    decimals: integer().describe('Decimal places of an amount.'),
    logoUri: z.string().nullish().describe('Absolute URL of a picture.'),
    name: z.string().describe('Name of the token. Anyone can choose it.'),
    symbol: z
      .string()
      .describe(
        'Short name, such as `ETH`. Anyone can choose it: show the address too.',
      ),
    trusted: z.boolean().describe('Whether the gateway trusts the token.'),
  })
  .meta({
    id: 'OrderToken',
    description: 'Token as in orders, staking, swaps and vaults.',
  })

export const operationSchema = z
  .literal([0, 1])
  .describe('0 is a call, 1 a delegate call.')

/** One page of a list. */
export const pageSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    count: integer()
      .nullish()
      .describe('Items in all, when the gateway counts them.'),
    next: z
      .string()
      .nullish()
      .describe('Absolute URL of the next page; null on the last one.'),
    previous: z
      .string()
      .nullish()
      .describe('Absolute URL of the page before; null on the first one.'),
    results: z.array(item).describe('Items of this page.'),
  })
