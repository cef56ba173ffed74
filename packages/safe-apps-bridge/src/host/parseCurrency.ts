import { InvalidRequestError } from '../errors/InvalidRequestError.ts'

/** Reads the parameters of `getSafeBalances`. */
export function parseCurrency(params: unknown): string {
  const { currency = 'usd' } = Object(params) as Record<string, unknown>
  if (typeof currency === 'string' && /^[a-z]{2,8}$/i.test(currency))
    return currency
  throw new InvalidRequestError('params.currency is not a currency.')
}
