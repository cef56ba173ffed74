import * as z from 'zod'
import {
  address,
  integer,
  openLiteral,
  openUnion,
  tagsOf,
  uint256,
} from '../leaves.ts'
import { addressExSchema } from './common.ts'

export const erc20TransferSchema = z
  .object({
    type: z.literal('ERC20').describe('Discriminator of the union.'),
    tokenAddress: address().describe('Contract of the token.'),
    value: uint256().describe('Amount in base units, decimal digits.'),
    tokenName: z
      .string()
      .nullish()
      .describe('Name of the token. Anyone can choose it.'),
    tokenSymbol: z
      .string()
      .nullish()
      .describe(
        'Symbol of the token. Anyone can choose it: show the address too.',
      ),
    logoUri: z.string().nullish().describe('Absolute URL of a picture.'),
    decimals: integer()
      .nullish()
      .describe('Decimal places of the amount; null when unknown.'),
    trusted: z
      .boolean()
      .nullish()
      .describe('Whether the gateway trusts the token.'),
    imitation: z
      .boolean()
      .describe('Looks like an address-poisoning copy of an earlier transfer.'),
  })
  .meta({ id: 'Erc20Transfer', description: 'Transfer of a token (ERC-20).' })

export const erc721TransferSchema = z
  .object({
    type: z.literal('ERC721').describe('Discriminator of the union.'),
    tokenAddress: address().describe('Contract of the token.'),
    tokenId: uint256().describe('Id of the collectible, decimal digits.'),
    tokenName: z
      .string()
      .nullish()
      .describe('Name of the token. Anyone can choose it.'),
    tokenSymbol: z
      .string()
      .nullish()
      .describe(
        'Symbol of the token. Anyone can choose it: show the address too.',
      ),
    logoUri: z.string().nullish().describe('Absolute URL of a picture.'),
    trusted: z
      .boolean()
      .nullish()
      .describe('Whether the gateway trusts the token.'),
  })
  .meta({
    id: 'Erc721Transfer',
    description: 'Transfer of a collectible (ERC-721).',
  })

export const nativeCoinTransferSchema = z
  .object({
    type: z.literal('NATIVE_COIN').describe('Discriminator of the union.'),
    value: uint256()
      .nullish()
      .describe('Amount in base units, decimal digits.'),
  })
  .meta({
    id: 'NativeCoinTransfer',
    description: 'Transfer of the chain’s coin.',
  })

export const transferInfoSchema = openUnion('type', [
  erc20TransferSchema,
  erc721TransferSchema,
  nativeCoinTransferSchema,
]).meta({
  id: 'TransferInfo',
  description: 'Keep a default branch: a newer gateway may know more kinds.',
})

export const transactionTokenTypeSchema = openLiteral(
  ...tagsOf('type', transferInfoSchema),
).describe('What a transfer moves.')

export const transferDirectionSchema = z
  .literal(['INCOMING', 'OUTGOING', 'UNKNOWN'])
  .describe("From the safe's point of view.")

/** Fields that a transfer and a swap transfer share. */
export const transferShape = {
  sender: addressExSchema.describe('Account that pays.'),
  recipient: addressExSchema.describe('Account that receives.'),
  direction: transferDirectionSchema.describe(
    "Direction from the safe's view.",
  ),
  transferInfo: transferInfoSchema.describe('The token and the amount.'),
}
