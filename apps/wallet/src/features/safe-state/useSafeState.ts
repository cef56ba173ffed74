import { skipToken, useQuery } from '@tanstack/react-query'
import { readSafeState } from '../../chain/readSafeState.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'

/** The safe as the chain has it; the same entry the fallback reads. */
export function useSafeState(safe: OpenSafe) {
  const rpc = useRpc(safe.chainId)
  const { address } = safe
  return useQuery({
    queryKey: ['wallet', 'safe-state', { url: rpc?.url, address }],
    queryFn:
      rpc === undefined
        ? skipToken
        : ({ signal }) => readSafeState(rpc, address, { signal }),
    refetchInterval: 15_000,
    retry: false,
  })
}
