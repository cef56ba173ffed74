import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { readContractAbi } from './readContractAbi.ts'

/** Reads a contract's functions from the gateway, those behind a proxy included. */
export function useContractAbi(address: Address | null) {
  const { gateway, secondRpcFor } = useServices()
  const { chainId } = useOpenSafe()
  const rpc = useRpc(chainId)
  const second = secondRpcFor(chainId)
  const urls = [rpc?.url, second?.url]
  return useQuery({
    queryKey: ['wallet', 'contract-abi', chainId, urls, address],
    queryFn:
      address === null
        ? skipToken
        : ({ signal }) =>
            readContractAbi(
              { gateway, rpcs: [rpc, second], chainId, address },
              signal,
            ),
    staleTime: 60_000,
    retry: false,
  })
}
