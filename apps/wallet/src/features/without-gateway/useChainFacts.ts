import {
  readActivity,
  readHoldings,
  readTokens,
} from '@strongroom/react-hooks/sign'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { openTokenStore } from '../../storage/tokenStore.ts'
import { useStore } from '../../storage/useStore.ts'

/** Milliseconds between two reads of the chain. */
const every = 15_000

/** The last executions and payments of the open safe, from the owner's node. */
export function useActivity() {
  const { chainId, address: safe } = useOpenSafe()
  const rpc = useRpc(chainId)
  return useQuery({
    queryKey: ['wallet', 'activity', rpc?.url, safe],
    queryFn: rpc
      ? ({ signal }) => readActivity(rpc, { safe, signal })
      : skipToken,
    refetchInterval: every,
    retry: 1,
    // Amounts are bigints.
    structuralSharing: false,
    networkMode: 'always',
  })
}

/** Balances of the open safe in its coin and these tokens, from the owner's node. */
export function useHoldings(tokens: readonly Address[]) {
  const { chainId, address: safe } = useOpenSafe()
  const rpc = useRpc(chainId)
  return useQuery({
    queryKey: ['wallet', 'holdings', rpc?.url, safe, tokens],
    queryFn: rpc
      ? ({ signal }) => readHoldings(rpc, { safe, tokens, signal })
      : skipToken,
    placeholderData: (before) => before,
    refetchInterval: every,
    retry: 1,
    structuralSharing: false,
    networkMode: 'always',
  })
}

/** Symbol and decimals of tokens; amounts count only where two sources agree. */
export function useListedTokens(tokens: readonly Address[]) {
  const { chainId } = useOpenSafe()
  const { config, secondRpcFor } = useServices()
  const rpc = useRpc(chainId)
  const second = secondRpcFor(chainId)
  const listed = config.chains[chainId]?.tokens
  return useQuery({
    queryKey: ['wallet', 'tokens', rpc?.url, second?.url, tokens],
    queryFn: ({ signal }) =>
      readTokens(tokens, { rpc, second, listed, signal }),
    placeholderData: (before) => before,
    staleTime: 60_000,
    retry: 1,
    networkMode: 'always',
  }).data
}

const none: readonly Address[] = []

/** Tokens of the open safe's chain that the owner listed. */
export function useOwnTokens(): readonly Address[] {
  const { chainId } = useOpenSafe()
  return useStore(openTokenStore(useServices().stores))[chainId] ?? none
}

/** Tokens that the deployment or the owner lists, and those of recent payments. */
export function useTokensInSight(): readonly Address[] {
  const { chainId } = useOpenSafe()
  const { config } = useServices()
  const own = useOwnTokens()
  const { data } = useActivity()
  const listed = Object.keys(config.chains[chainId]?.tokens ?? {})
  const moved = (data?.items ?? []).flatMap(({ amount }) =>
    amount?.token && amount.value !== undefined ? [amount.token] : [],
  )
  return [
    ...new Set(
      [...listed, ...own, ...moved].map((token) => token.toLowerCase()),
    ),
  ] as Address[]
}
