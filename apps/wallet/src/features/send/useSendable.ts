import { balancesQueryOptions } from '@strongroom/react-hooks/query'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useServices } from '../../app/ServicesContext.ts'
import { useOpenSafe } from '../../app/safe/SafeContext.ts'
import { useRpc } from '../../rpc/useRpc.ts'
import { useToken } from '../review/useToken.ts'

/** Asset to send; the native coin has no address. */
export interface Sendable {
  token: Address | undefined
  symbol: string
  decimals: number
  balance: bigint
}

/** The chosen asset as the chain has it, and the list the gateway knows. */
export function useSendable(chosen: Address | undefined) {
  const { gateway } = useServices()
  const safe = useOpenSafe()
  const rpc = useRpc(safe.chainId)
  const listed = useQuery(
    balancesQueryOptions(gateway, {
      chainId: safe.chainId,
      safeAddress: safe.address,
    }),
  )
  const native = useQuery({
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
  const token = useToken(safe, chosen)
  const { nativeCurrency } = safe.chain
  const asset: Sendable | undefined =
    chosen === undefined
      ? native.data === undefined
        ? undefined
        : {
            token: undefined,
            symbol: nativeCurrency.symbol,
            decimals: nativeCurrency.decimals,
            balance: BigInt(native.data),
          }
      : token.data && {
          token: chosen,
          symbol: token.data.symbol,
          decimals: token.data.decimals,
          balance: token.data.balance,
        }
  const options = (listed.data?.items ?? [])
    .filter(({ tokenInfo }) => tokenInfo.type === 'ERC20')
    .map(({ tokenInfo }) => ({
      value: tokenInfo.address,
      label: `${tokenInfo.symbol} (${tokenInfo.name})`,
    }))
  return {
    asset,
    error: chosen === undefined ? native.error : token.error,
    options: [
      { value: 'native', label: `${nativeCurrency.symbol} (native)` },
      ...options,
    ],
  }
}
