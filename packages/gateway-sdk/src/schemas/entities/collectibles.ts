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
  /** Of the token's contract. */
  address: address(),
  tokenName: string(),
  tokenSymbol: string(),
  logoUri: string(),
  id: uint256(),
  uri: nullish(string()),
  name: nullish(string()),
  description: nullish(string()),
  imageUri: nullish(string()),
  metadata: nullish(record(unknown())),
})
/** One ERC-721 token. Its texts and URLs come from whoever made the token. */
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
