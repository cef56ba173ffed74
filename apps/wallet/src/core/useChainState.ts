import type { Rpc } from '@strongroom/react-hooks/chain'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { SafeState } from '../chain/readSafeState.ts'

/** Reads a safe from a node every 15 seconds; waits while one of the two is undefined. */
export function useChainState(
  rpc: Rpc | undefined,
  address: Address | undefined,
  { enabled = true }: { readonly enabled?: boolean } = {},
) {
  return useQuery({
    queryKey: ['wallet', 'safe-state', { url: rpc?.url, address }],
    queryFn:
      rpc && address && enabled
        ? async ({ signal }): Promise<SafeState> => {
            const { readSafeState } = await import('../chain/readSafeState.ts')
            return readSafeState(rpc, address, { signal })
          }
        : skipToken,
    refetchInterval: 15_000,
    retry: false,
  })
}
