import { array } from '../core/array.ts'
import { uint256 } from '../core/domain.ts'
import { named, nullish } from '../core/modifiers.ts'
import { object } from '../core/object.ts'
import { string } from '../core/primitives.ts'
import type { Infer } from '../core/schema.ts'
import { tokenInfoSchema } from './common.ts'

export const balanceSchema = named(
  'Balance',
  object({
    tokenInfo: tokenInfoSchema,
    /** Base units. */
    balance: uint256(),
    fiatBalance: string(),
    fiatConversion: string(),
    fiatBalance24hChange: nullish(string()),
  }),
)
export type Balance = Infer<typeof balanceSchema>

export const balancesSchema = named(
  'Balances',
  object({ fiatTotal: string(), items: array(balanceSchema) }),
)
/** Balances by fiat value; prices nobody knows are the text `0`. */
export type Balances = Infer<typeof balancesSchema>

/** Upper-case currency codes. */
export const fiatCurrenciesSchema = array(string())
