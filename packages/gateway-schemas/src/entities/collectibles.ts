import * as z from 'zod'
import { address, uint256 } from '../leaves.ts'
import { pageSchema } from './common.ts'

export const collectibleSchema = z
  .object({
    address: address().describe('Contract of the token.'),
    tokenName: z
      .string()
      .describe('Name of the collection. Anyone can choose it.'),
    tokenSymbol: z.string().describe('Symbol of the collection.'),
    logoUri: z.string().describe('Absolute URL of a picture.'),
    id: uint256().describe('Id in the collection, decimal digits.'),
    uri: z.string().nullish().describe('URL of the metadata; null for none.'),
    name: z
      .string()
      .nullish()
      .describe('Name of the collectible; null for none.'),
    description: z
      .string()
      .nullish()
      .describe('Description by its maker; null for none.'),
    imageUri: z.string().nullish().describe('URL of a picture; null for none.'),
    metadata: z
      .record(z.string(), z.unknown())
      .nullish()
      .describe('Metadata of the token, unchanged; null for none.'),
  })
  .meta({
    id: 'Collectible',
    description:
      'One ERC-721 token. Its texts and URLs come from the maker of the token.',
  })

export const collectiblesSchema = z
  .array(collectibleSchema)
  .describe('All at once, as older gateways answer.')

export const collectiblePageSchema = pageSchema(collectibleSchema).meta({
  id: 'CollectiblePage',
  description: 'One page of collectibles.',
})
