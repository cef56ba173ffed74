import { address, uint256 } from '../core/domain.ts'
import {
  type NamedObject,
  type NamedSchema,
  named,
  nullish,
} from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import {
  boolean,
  integer,
  literal,
  openLiteral,
  string,
} from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { discriminatedUnion } from '../core/union.ts'
import { addressExSchema } from './common.ts'

const erc20Transfer = object({
  /** Discriminator of the union. */
  type: literal('ERC20'),
  /** Contract of the token. */
  tokenAddress: address(),
  /** Amount in base units, decimal digits. */
  value: uint256(),
  /** Name of the token. Anyone can choose it. */
  tokenName: nullish(string()),
  /** Symbol of the token. Anyone can choose it: show the address too. */
  tokenSymbol: nullish(string()),
  /** Absolute URL of a picture. */
  logoUri: nullish(string()),
  /** Decimal places of the amount; null when unknown. */
  decimals: nullish(integer()),
  /** Whether the gateway trusts the token. */
  trusted: nullish(boolean()),
  /** Looks like an address-poisoning copy of an earlier transfer. */
  imitation: boolean(),
})
export interface Erc20Transfer extends Infer<typeof erc20Transfer> {}
export const erc20TransferSchema: NamedObject<Erc20Transfer> = named(
  'Erc20Transfer',
  erc20Transfer,
)

const erc721Transfer = object({
  /** Discriminator of the union. */
  type: literal('ERC721'),
  /** Contract of the token. */
  tokenAddress: address(),
  /** Id of the collectible, decimal digits. */
  tokenId: uint256(),
  /** Name of the token. Anyone can choose it. */
  tokenName: nullish(string()),
  /** Symbol of the token. Anyone can choose it: show the address too. */
  tokenSymbol: nullish(string()),
  /** Absolute URL of a picture. */
  logoUri: nullish(string()),
  /** Whether the gateway trusts the token. */
  trusted: nullish(boolean()),
})
export interface Erc721Transfer extends Infer<typeof erc721Transfer> {}
export const erc721TransferSchema: NamedObject<Erc721Transfer> = named(
  'Erc721Transfer',
  erc721Transfer,
)

const nativeCoinTransfer = object({
  /** Discriminator of the union. */
  type: literal('NATIVE_COIN'),
  /** Amount in base units, decimal digits. */
  value: nullish(uint256()),
})
export interface NativeCoinTransfer extends Infer<typeof nativeCoinTransfer> {}
export const nativeCoinTransferSchema: NamedObject<NativeCoinTransfer> = named(
  'NativeCoinTransfer',
  nativeCoinTransfer,
)

const transferInfo = discriminatedUnion(
  'type',
  [erc20TransferSchema, erc721TransferSchema, nativeCoinTransferSchema],
  { open: true },
)
/** Keep a default branch: a newer gateway may know more kinds. */
export type TransferInfo = Infer<typeof transferInfo>
export const transferInfoSchema: NamedSchema<TransferInfo> = named(
  'TransferInfo',
  transferInfo,
)

export const transactionTokenTypeSchema = openLiteral(...transferInfo.tags)
export type TransactionTokenType = Infer<typeof transactionTokenTypeSchema>

/** From the safe's point of view. */
export const transferDirectionSchema = literal(
  'INCOMING',
  'OUTGOING',
  'UNKNOWN',
)
export type TransferDirection = Infer<typeof transferDirectionSchema>

/** Fields that a transfer and a swap transfer share. */
export const transferShape = {
  /** Account that pays. */
  sender: addressExSchema,
  /** Account that receives. */
  recipient: addressExSchema,
  /** Direction from the safe's view. */
  direction: transferDirectionSchema,
  /** The token and the amount. */
  transferInfo: transferInfoSchema,
}
