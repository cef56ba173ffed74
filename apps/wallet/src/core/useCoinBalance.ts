import { useQuery } from '@tanstack/react-query'
import { useRpc } from './useRpc.ts'

/**
 * Balance of an address in the chain's own coin, in wei, from the owner's node. An
 * answer that is no number is an error.
 */
export function useCoinBalance(chainId: string, address: string) {
  const rpc = useRpc(chainId)
  return useQuery({
    queryKey: ['wallet', 'balance', rpc?.url, address],
    enabled: rpc !== undefined,
    queryFn: async ({ signal }) =>
      String(
        await rpc?.request({
          method: 'eth_getBalance',
          params: [address, 'latest'],
          signal,
        }),
      ),
    select: BigInt,
  })
}
