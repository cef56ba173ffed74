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
  type: literal('ERC20'),
  tokenAddress: address(),
  value: uint256(),
  tokenName: nullish(string()),
  tokenSymbol: nullish(string()),
  logoUri: nullish(string()),
  decimals: nullish(integer()),
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
  type: literal('ERC721'),
  tokenAddress: address(),
  tokenId: uint256(),
  tokenName: nullish(string()),
  tokenSymbol: nullish(string()),
  logoUri: nullish(string()),
  trusted: nullish(boolean()),
})
export interface Erc721Transfer extends Infer<typeof erc721Transfer> {}
export const erc721TransferSchema: NamedObject<Erc721Transfer> = named(
  'Erc721Transfer',
  erc721Transfer,
)

const nativeCoinTransfer = object({
  type: literal('NATIVE_COIN'),
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

/** What a transfer and a swap transfer share. */
export const transferShape = {
  sender: addressExSchema,
  recipient: addressExSchema,
  direction: transferDirectionSchema,
  transferInfo: transferInfoSchema,
}
