import { useQuery } from '@tanstack/react-query'
import { useRpc } from '../../rpc/useRpc.ts'

/** Balance of the account in the chain's own coin, by the owner's endpoint. */
export function useAccountBalance(
  chainId: string,
  address: string,
): bigint | undefined {
  const rpc = useRpc(chainId)
  const { data } = useQuery({
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
  })
  return data !== undefined && /^0x[\da-f]{1,64}$/i.test(data)
    ? BigInt(data)
    : undefined
}
