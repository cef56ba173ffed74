import { chains, type SafeChain } from './chains.ts'

/**
 * One of the ready-made networks, by its id; undefined for any other.
 *
 * @example
 * import { getChain } from '@strongroom/react-hooks/chain'
 *
 * getChain(2020)?.shortName // 'ron'
 */
export function getChain(chainId: number): SafeChain | undefined {
  return chains.find(({ id }) => id === chainId)
}
