import type { ChainInfo } from '@strongroom/gateway-sdk'
import { useChains } from '@strongroom/react-hooks'

/** What the gateway says about a chain; undefined while it is not known. */
export function useChainConfig(chainId: string): ChainInfo | undefined {
  const { data } = useChains()
  return data?.results.find((chain) => chain.chainId === chainId)
}
