import { useRelayCount } from '@strongroom/react-hooks'
import type { Address } from 'viem'

const isCount = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0

/** The rest, according to the gateway, of its relay's quota; undefined without a relay. */
export function useRelayQuota(
  { chainId, address }: { chainId: string; address: Address | undefined },
  isOffered: boolean,
): { readonly remaining: number; readonly limit: number } | undefined {
  const { data } = useRelayCount({
    chainId,
    address: isOffered ? address : undefined,
  })
  const isQuota = data && isCount(data.remaining) && isCount(data.limit)
  return isOffered && isQuota && data.limit > 0 ? data : undefined
}
