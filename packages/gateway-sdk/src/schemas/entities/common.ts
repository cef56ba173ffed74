import { array } from '../core/array.ts'
import { address } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import {
  boolean,
  integer,
  literal,
  openLiteral,
  string,
} from '../core/primitives.ts'
import type { Infer, Schema } from '../core/schema.ts'

const addressEx = object({
  value: address(),
  name: nullish(string()),
  displayName: nullish(string()),
  logoUri: nullish(string()),
})
/** An address with the name and logo the gateway knows for it. */
export interface AddressEx extends Infer<typeof addressEx> {}
export const addressExSchema: NamedObject<AddressEx> = named(
  'AddressEx',
  addressEx,
)

export const tokenTypeSchema = openLiteral(
  'ERC20',
  'ERC721',
  'NATIVE_TOKEN',
  'UNKNOWN',
)
export type TokenType = Infer<typeof tokenTypeSchema>

const tokenInfo = object({
  type: tokenTypeSchema,
  address: address(),
  decimals: nullish(integer()),
  symbol: string(),
  name: string(),
  logoUri: nullish(string()),
})
/** Token as in balances, gas token and token index. */
export interface TokenInfo extends Infer<typeof tokenInfo> {}
export const tokenInfoSchema: NamedObject<TokenInfo> = named(
  'TokenInfo',
  tokenInfo,
)

const orderToken = object({
  address: address(),
  decimals: integer(),
  logoUri: nullish(string()),
  name: string(),
  symbol: string(),
  trusted: boolean(),
})
/** Token as in orders, staking, swaps and vaults. */
export interface OrderToken extends Infer<typeof orderToken> {}
export const orderTokenSchema: NamedObject<OrderToken> = named(
  'OrderToken',
  orderToken,
)

/** 0 is a call, 1 a delegate call. */
export const operationSchema = literal(0, 1)
export type Operation = Infer<typeof operationSchema>

/** One page of a list; `next` and `previous` are absolute URLs. */
export interface Page<T> {
  count?: number | null | undefined
  next?: string | null | undefined
  previous?: string | null | undefined
  results: T[]
}

export function pageSchema<T>(item: Schema<T>): Schema<Page<T>> {
  return object({
    count: nullish(integer()),
    next: nullish(string()),
    previous: nullish(string()),
    results: array(item),
  })
}
