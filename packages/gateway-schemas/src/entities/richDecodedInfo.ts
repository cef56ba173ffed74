import { array } from '../core/array.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { literal, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { discriminatedUnion } from '../core/union.ts'

const textFragment = object({
  /** Discriminator of the union. */
  type: literal('text', 'address'),
  /** Text or address, by `type`. */
  value: string(),
})
export interface RichTextFragment extends Infer<typeof textFragment> {}
export const richTextFragmentSchema: NamedObject<RichTextFragment> = named(
  'RichTextFragment',
  textFragment,
)

const tokenFragment = object({
  /** Discriminator of the union. */
  type: literal('tokenValue'),
  /** Amount in units of the token. */
  value: string(),
  /** Short name, such as `ETH`. Anyone can choose it: show the address too. */
  symbol: nullish(string()),
  /** Absolute URL of a picture. */
  logoUri: nullish(string()),
})
export interface RichTokenFragment extends Infer<typeof tokenFragment> {}
export const richTokenFragmentSchema: NamedObject<RichTokenFragment> = named(
  'RichTokenFragment',
  tokenFragment,
)

const richDecodedInfo = object({
  /** Parts in order. */
  fragments: array(
    discriminatedUnion(
      'type',
      [richTextFragmentSchema, richTokenFragmentSchema],
      { open: true },
    ),
  ),
})
/** A sentence in parts. Older gateways send it; newer ones never do. */
export interface RichDecodedInfo extends Infer<typeof richDecodedInfo> {}
export const richDecodedInfoSchema: NamedObject<RichDecodedInfo> = named(
  'RichDecodedInfo',
  richDecodedInfo,
)

/** Fields of every kind of transaction. */
export const describedShape = {
  /** One English sentence, when the gateway has one. */
  humanDescription: nullish(string()),
  /** The description in parts: texts and tokens. */
  richDecodedInfo: nullish(richDecodedInfoSchema),
}
