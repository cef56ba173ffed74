'use client'
import type { getSafeInfo, SafeInfo } from '@strongroom/gateway-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useGateway } from '../provider/useGateway.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryName, queryKey } from '../query/queryKey.ts'
import type { QueryHookOptions } from './useOptionsQuery.ts'
import { useSafe } from './useSafe.ts'

/** What to read again when a tag, or the nonce, moves. */
const watched: readonly [keyof SafeInfo, readonly QueryName[]][] = [
  ['txQueuedTag', ['queue', 'nonces']],
  ['txHistoryTag', ['history', 'queue', 'nonces', 'balances']],
  ['nonce', ['history', 'queue', 'nonces', 'balances']],
  ['messagesTag', ['messages']],
]

/**
 * Keeps a safe up to date: reads its state every five seconds while the page is
 * visible, and the lists again when the state says they changed. Use it once,
 * where the safe is opened. Returns what `useSafe` returns.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useSafeUpdates } from '@strongroom/react-hooks'
 *
 * export function SafeLayout() {
 *   useSafeUpdates({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return null
 * }
 */
export function useSafeUpdates(parameters: useSafeUpdates.Parameters) {
  const { query, ...rest } = parameters
  const { chainId, safeAddress } = rest
  const client = useGateway('useSafeUpdates', rest.client)
  const queryClient = useQueryClient()
  const result = useSafe({
    ...rest,
    query: { refetchInterval: 5_000, ...query },
  })
  const safe = result.data
  const last = useRef<SafeInfo>(undefined)

  useEffect(() => {
    const before = last.current
    last.current = safe
    if (
      before === undefined ||
      safe === undefined ||
      before.chainId !== safe.chainId ||
      before.address.value !== safe.address.value
    )
      return
    const moved = watched.filter(([field]) => before[field] !== safe[field])
    if (moved.length === 0) return
    const keys = [...new Set(moved.flatMap(([, names]) => names))].map((name) =>
      queryKey(client, name, { chainId, safeAddress }),
    )
    keys.push(queryKey(client, 'transaction', { chainId }))
    keys.push(queryKey(client, 'message', { chainId }))
    keys.push(queryKey(client, 'overviews'))
    for (const key of keys)
      void queryClient.invalidateQueries({ queryKey: key })
  }, [safe, chainId, safeAddress, client, queryClient])

  return result
}

export declare namespace useSafeUpdates {
  type Parameters = QueryParameters<typeof getSafeInfo> &
    QueryHookOptions<SafeInfo, SafeInfo>
}
