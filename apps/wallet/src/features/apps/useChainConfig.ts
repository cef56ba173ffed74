import type { ChainInfo } from '@strongroom/gateway-sdk'
import { useChains } from '@strongroom/react-hooks'

/** The gateway's record of a chain; undefined while it is loading. */
export function useChainConfig(chainId: string): ChainInfo | undefined {
  const { data } = useChains()
  return data?.results.find((chain) => chain.chainId === chainId)
}
