import { coinRows } from '../../generated/coins.ts'

/** The coin that a chain counts value in. */
export interface Coin {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

let coins: ReadonlyMap<string, Coin> | undefined

/**
 * Name and symbol of a chain's coin, from a table of the chains on which Safe
 * contracts are deployed, generated from `viem/chains` and the public registry of
 * chains. The gateway has no influence on it.
 *
 * @param chainId Decimal.
 * @returns undefined for a chain that is not in the table: no dataset has it, they
 * disagree about its symbol, or a unit of value is not 10⁻¹⁸ of its coin.
 * @example
 * import { findCoin } from '@strongroom/react-hooks/chain'
 *
 * findCoin('100') // { name: 'xDAI', symbol: 'XDAI', decimals: 18 }
 */
export function findCoin(chainId: string): Coin | undefined {
  coins ??= new Map(
    coinRows.split('\n').flatMap((row) => {
      const [symbol = '', name, ids = ''] = row.split('|')
      const coin: Coin = { name: name || symbol, symbol, decimals: 18 }
      return ids.split(' ').map((id) => [id, coin] as const)
    }),
  )
  return coins.get(chainId)
}
