import { array } from '../core/array.ts'
import { address, uint256 } from '../core/domain.ts'
import {
  type NamedObject,
  type NamedSchema,
  named,
  nullish,
} from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { string, unknown } from '../core/primitives.ts'
import { record } from '../core/record.ts'
import type { Infer } from '../core/schema.ts'
import { pageSchema } from './common.ts'

const collectible = object({
  /** Contract of the token. */
  address: address(),
  /** Name of the collection. Anyone can choose it. */
  tokenName: string(),
  /** Symbol of the collection. */
  tokenSymbol: string(),
  /** Absolute URL of a picture. */
  logoUri: string(),
  /** Id in the collection, decimal digits. */
  id: uint256(),
  /** URL of the metadata; null for none. */
  uri: nullish(string()),
  /** Name of the collectible; null for none. */
  name: nullish(string()),
  /** Description by its maker; null for none. */
  description: nullish(string()),
  /** URL of a picture; null for none. */
  imageUri: nullish(string()),
  /** Metadata of the token, unchanged; null for none. */
  metadata: nullish(record(unknown())),
})
/** One ERC-721 token. Its texts and URLs come from the maker of the token. */
export interface Collectible extends Infer<typeof collectible> {}
export const collectibleSchema: NamedObject<Collectible> = named(
  'Collectible',
  collectible,
)

/** All at once, as older gateways answer. */
export const collectiblesSchema = array(collectibleSchema)

const collectiblePage = pageSchema(collectibleSchema)
export interface CollectiblePage extends Infer<typeof collectiblePage> {}
export const collectiblePageSchema: NamedSchema<CollectiblePage> = named(
  'CollectiblePage',
  collectiblePage,
)
