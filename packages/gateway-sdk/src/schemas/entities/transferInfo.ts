import { address, uint256 } from '../core/domain.ts'
import { type NamedSchema, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { boolean, integer, literal, string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { discriminatedUnion } from '../core/union.ts'
import { addressExSchema } from './common.ts'

const transferInfo = discriminatedUnion('type', [
  object({
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
  }),
  object({
    type: literal('ERC721'),
    tokenAddress: address(),
    tokenId: uint256(),
    tokenName: nullish(string()),
    tokenSymbol: nullish(string()),
    logoUri: nullish(string()),
    trusted: nullish(boolean()),
  }),
  object({ type: literal('NATIVE_COIN'), value: nullish(uint256()) }),
])
export type TransferInfo = Infer<typeof transferInfo>
export const transferInfoSchema: NamedSchema<TransferInfo> = named(
  'TransferInfo',
  transferInfo,
)

/** What a transfer and a swap transfer share. */
export const transferShape = {
  humanDescription: nullish(string()),
  sender: addressExSchema,
  recipient: addressExSchema,
  direction: literal('INCOMING', 'OUTGOING', 'UNKNOWN'),
  transferInfo: transferInfoSchema,
}
