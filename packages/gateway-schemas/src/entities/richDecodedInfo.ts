import * as z from 'zod'
import { openUnion } from '../leaves.ts'

export const richTextFragmentSchema = z
  .object({
    type: z
      .literal(['text', 'address'])
      .describe('Discriminator of the union.'),
    value: z.string().describe('Text or address, by `type`.'),
  })
  .meta({ id: 'RichTextFragment', description: 'Plain text in a description.' })

export const richTokenFragmentSchema = z
  .object({
    type: z.literal('tokenValue').describe('Discriminator of the union.'),
    value: z.string().describe('Amount in units of the token.'),
    symbol: z
      .string()
      .nullish()
      .describe(
        'Short name, such as `ETH`. Anyone can choose it: show the address too.',
      ),
    logoUri: z.string().nullish().describe('Absolute URL of a picture.'),
  })
  .meta({
    id: 'RichTokenFragment',
    description: 'A token amount in a description.',
  })

export const richDecodedInfoSchema = z
  .object({
    fragments: z
      .array(
        openUnion('type', [richTextFragmentSchema, richTokenFragmentSchema]),
      )
      .describe('Parts in order.'),
  })
  .meta({
    id: 'RichDecodedInfo',
    description:
      'A sentence in parts. Older gateways send it; newer ones never do.',
  })

/** Fields of every kind of transaction. */
export const describedShape = {
  humanDescription: z
    .string()
    .nullish()
    .describe('One English sentence, when the gateway has one.'),
  richDecodedInfo: richDecodedInfoSchema
    .nullish()
    .describe('The description in parts: texts and tokens.'),
}
