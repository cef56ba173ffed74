import { cleanText } from '../text/cleanText.ts'

/**
 * Decimals and symbol of a token. `TokenFacts` of react-hooks fit: without both, or
 * unless two sources agree, amounts are counted in units.
 */
export interface KnownToken {
  decimals?: number | undefined
  symbol?: string | undefined
  agreement?: 'agreed' | 'single' | 'contradicted' | 'unknown' | undefined
}

/** Why a token's amounts are counted in its smallest units. */
export type UnprovenToken = 'single' | 'contradicted' | 'unknown' | 'likeCoin'

/** Why a token's symbol and decimals are not shown; undefined when they are. */
export function unprovenToken(
  token: KnownToken | undefined,
  coinSymbol: string,
): UnprovenToken | undefined {
  const { agreement = 'agreed', symbol, decimals } = token ?? {}
  if (agreement !== 'agreed') return agreement
  if (symbol === undefined || decimals === undefined) return 'unknown'
  // A token can call itself like the coin of the chain.
  const text = cleanText(symbol).text.toLowerCase()
  return text === coinSymbol.toLowerCase() ? 'likeCoin' : undefined
}

/**
 * Symbol and decimals of a token, when its amounts may be shown in them; undefined
 * for amounts in its smallest unit.
 *
 * @param coinSymbol The chain's coin, whose name no token may bear.
 * @example
 * ```ts
 * import { formatAmount, type KnownToken, provenToken } from '@strongroom/ui-kit'
 *
 * export function amountText(value: bigint, token: KnownToken | undefined) {
 *   const { decimals = 0, symbol = 'units' } = provenToken(token, 'ETH') ?? {}
 *   return `${formatAmount(value, decimals)} ${symbol}`
 * }
 * ```
 */
export function provenToken(
  token: KnownToken | undefined,
  coinSymbol: string,
): { symbol: string; decimals: number } | undefined {
  const { symbol, decimals } = token ?? {}
  return unprovenToken(token, coinSymbol) === undefined &&
    symbol !== undefined &&
    decimals !== undefined
    ? { symbol, decimals }
    : undefined
}
