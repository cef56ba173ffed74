import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { readToken } from '../../chain/readToken.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'

/** Decimals, symbol and the safe's balance of a token, read from the chain. */
export function useToken(safe: OpenSafe, token: Address | undefined) {
  const rpc = useRpc(safe.chainId)
  return useQuery({
    queryKey: ['wallet', 'token', rpc?.url, token, safe.address],
    queryFn:
      rpc === undefined || token === undefined
        ? skipToken
        : ({ signal }) => readToken(rpc, token, safe.address, signal),
    retry: 1,
  })
}
