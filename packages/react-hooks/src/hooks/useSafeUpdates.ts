'use client'
import type { getSafeInfo, SafeInfo } from '@strongroom/gateway-sdk'
import { watchEvents } from '@strongroom/gateway-sdk/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { invalidate } from '../calls/invalidate.ts'
import type { QueryParameters } from '../calls/QueryParameters.ts'
import type { QueryName } from '../calls/queryKey.ts'
import { useGateway } from '../provider/useGateway.ts'
import { useSafe } from './safes.gen.ts'
import type { QueryHookOptions } from './useOptionsQuery.ts'

const moved = ['queue', 'multisigTransactions', 'nonces'] as const
const executed = [
  ...moved,
  'history',
  'balances',
  'incomingTransfers',
  'moduleTransactions',
] as const

/** Queries of a safe to read again when a tag, or the nonce, changes. */
const lists: readonly [keyof SafeInfo, readonly QueryName[]][] = [
  ['txQueuedTag', moved],
  ['txHistoryTag', executed],
  ['nonce', executed],
  ['messagesTag', ['messages']],
  ['collectiblesTag', ['collectibles', 'collectiblesV1']],
]

/**
 * Records of a chain, whose keys name no safe, and the fields they depend on.
 */
const records: readonly [QueryName, readonly (keyof SafeInfo)[]][] = [
  ['transaction', ['txQueuedTag', 'txHistoryTag', 'nonce']],
  ['message', ['messagesTag']],
]

/** Gateways may leave anything out, and an effect that throws ends the page. */
const nameOf = ({ chainId, address }: Partial<SafeInfo>) =>
  `${chainId}:${address?.value}`

/**
 * Keeps a safe up to date: reads its state when the gateway's stream of events
 * tells of a change, and the lists again when the state reports one. Without a
 * stream it reads the state every five seconds, with one every thirty; only
 * while the page is visible. Use it once, where the safe is opened. Returns the
 * result of `useSafe`.
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
  const [isLive, setLive] = useState(false)
  const result = useSafe({
    ...rest,
    // Events are hints: what they say is read, also when one is lost.
    query: { refetchInterval: isLive ? 30_000 : 5_000, ...query },
  })
  const isOn = (query?.enabled ?? true) !== false
  const safe = result.data
  const last = useRef<SafeInfo>(undefined)

  useEffect(() => {
    if (!isOn || !chainId || !safeAddress) return
    const at = { chainId, safeAddress }
    return watchEvents(client, {
      ...at,
      onHint: () => invalidate(queryClient, client, ['safe'], at),
      onLive: setLive,
    })
  }, [isOn, chainId, safeAddress, client, queryClient])

  useEffect(() => {
    const before = last.current
    last.current = safe
    if (!before || !safe || nameOf(before) !== nameOf(safe)) return
    const changed = (field: keyof SafeInfo) => before[field] !== safe[field]
    const names = lists.flatMap(([field, found]) =>
      changed(field) ? found : [],
    )
    if (names.length === 0) return
    const at = { chainId, safeAddress }
    void invalidate(queryClient, client, [...new Set(names)], at)
    const found = records.flatMap(([name, fields]) =>
      fields.some(changed) ? [name] : [],
    )
    void invalidate(queryClient, client, found, { chainId })
    void invalidate(queryClient, client, ['overviews', 'overviewsV2'])
  }, [safe, chainId, safeAddress, client, queryClient])

  return result
}

export declare namespace useSafeUpdates {
  type Parameters = QueryParameters<typeof getSafeInfo> &
    QueryHookOptions<SafeInfo, SafeInfo>
}
