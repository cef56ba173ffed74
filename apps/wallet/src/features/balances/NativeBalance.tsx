import { Skeleton, TokenAmount } from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useRpc } from '../../rpc/useRpc.ts'

/** The native balance straight from the chain. */
export function NativeBalance({ safe }: { safe: OpenSafe }) {
  const rpc = useRpc(safe.chainId)
  const { data } = useQuery({
    queryKey: ['wallet', 'balance', rpc?.url, safe.address],
    enabled: rpc !== undefined,
    queryFn: async ({ signal }) =>
      String(
        await rpc?.request({
          method: 'eth_getBalance',
          params: [safe.address, 'latest'],
          signal,
        }),
      ),
  })
  const { symbol, decimals } = safe.chain.nativeCurrency
  return (
    <p className="app-sentence">
      {data === undefined ? (
        <Skeleton />
      ) : (
        <TokenAmount value={BigInt(data)} decimals={decimals} symbol={symbol} />
      )}
    </p>
  )
}
