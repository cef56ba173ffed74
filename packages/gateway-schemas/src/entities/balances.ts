import { array } from '../core/array.ts'
import { uint256 } from '../core/domain.ts'
import { type NamedObject, named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { tokenInfoSchema } from './common.ts'

const balance = object({
  /** The token. */
  tokenInfo: tokenInfoSchema,
  /** Amount in base units, decimal digits. */
  balance: uint256(),
  /** Value in the requested currency, decimal. */
  fiatBalance: string(),
  /** Price of one token in the requested currency, decimal. */
  fiatConversion: string(),
  /** Change of the value within 24 hours, decimal; null when unknown. */
  fiatBalance24hChange: nullish(string()),
})
export interface Balance extends Infer<typeof balance> {}
export const balanceSchema: NamedObject<Balance> = named('Balance', balance)

const balances = object({
  /** Value of all items in the requested currency, decimal. */
  fiatTotal: string(),
  /** One per token. */
  items: array(balanceSchema),
})
/** Balances by fiat value; unknown prices are the text `0`. */
export interface Balances extends Infer<typeof balances> {}
export const balancesSchema: NamedObject<Balances> = named('Balances', balances)

/** Upper-case currency codes. */
export const fiatCurrenciesSchema = array(string())
