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
  /** The address. */
  value: address(),
  /** Name that the gateway knows; null for none. */
  name: nullish(string()),
  /** Name for people; null for none. */
  displayName: nullish(string()),
  /** Absolute URL of a picture. */
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
  /** Discriminator of the union. */
  type: tokenTypeSchema,
  /** Contract of the token; the zero address for the native coin. */
  address: address(),
  /** Decimal places of an amount; null when unknown. */
  decimals: nullish(integer()),
  /** Short name, such as `ETH`. Anyone can choose it: show the address too. */
  symbol: string(),
  /** Name of the token. Anyone can choose it. */
  name: string(),
  /** Absolute URL of a picture. */
  logoUri: nullish(string()),
})
/** Token as in balances, gas token and token index. */
export interface TokenInfo extends Infer<typeof tokenInfo> {}
export const tokenInfoSchema: NamedObject<TokenInfo> = named(
  'TokenInfo',
  tokenInfo,
)

const orderToken = object({
  /** Contract of the token; the zero address for the native coin. */
  address: address(),
  /** Decimal places of an amount. */
  decimals: integer(),
  /** Absolute URL of a picture. */
  logoUri: nullish(string()),
  /** Name of the token. Anyone can choose it. */
  name: string(),
  /** Short name, such as `ETH`. Anyone can choose it: show the address too. */
  symbol: string(),
  /** Whether the gateway trusts the token. */
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
  /** Items in all, when the gateway counts them. */
  count?: number | null | undefined
  /** Absolute URL of the next page; null on the last one. */
  next?: string | null | undefined
  /** Absolute URL of the page before; null on the first one. */
  previous?: string | null | undefined
  /** Items of this page. */
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
