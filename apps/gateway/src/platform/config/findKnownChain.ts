import { chainRows } from './generated/chains.ts'

export interface KnownChain {
  chainName: string
  shortName: string
  isTestnet: boolean
  nativeCurrency: { name: string; symbol: string; decimals: 18 }
}

/**
 * Name and coin of a chain with known Safe contracts; undefined for another
 * chain, or one whose coin the sources of the table disagree about.
 *
 * @example
 * findKnownChain('100')?.nativeCurrency.symbol // 'xDAI'
 */
export function findKnownChain(chainId: string): KnownChain | undefined {
  const row = chainRows
    .split('\n')
    .find((line) => line.startsWith(`${chainId}|`))
  if (row === undefined) return undefined
  const [, shortName = '', chainName = '', symbol = '', name = '', test] =
    row.split('|')
  return {
    chainName,
    shortName,
    isTestnet: test === 't',
    nativeCurrency: { name, symbol, decimals: 18 },
  }
}
