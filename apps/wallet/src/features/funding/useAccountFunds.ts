import { useQuery } from '@tanstack/react-query'
import { useRpc } from '../../core/useRpc.ts'

/** Gas of a transfer to a safe, with room: its proxy runs code. */
const transferGas = 60_000n

/**
 * What the connected account can send: its balance, less a network fee at twice the
 * present price. In wei.
 */
export function useAccountFunds(chainId: string, account: string | undefined) {
  const rpc = useRpc(chainId)
  return useQuery({
    queryKey: ['wallet', 'account-funds', rpc?.url, account],
    enabled: rpc !== undefined && account !== undefined,
    queryFn: async ({ signal }) => {
      const [balance, price] = await Promise.all([
        rpc?.request({
          method: 'eth_getBalance',
          params: [account, 'latest'],
          signal,
        }),
        rpc?.request({ method: 'eth_gasPrice', signal }),
      ])
      const total = BigInt(String(balance))
      const fee = 2n * transferGas * BigInt(String(price))
      return { total, free: total > fee ? total - fee : 0n }
    },
    refetchInterval: 15_000,
  })
}
