'use client'
import {
  type SafeDelegates,
  safeDelegatesQueryOptions,
} from '../calls/safeDelegates.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Everybody who may propose for a safe: delegates of this safe, and those of its owners
 * for all safes. The list is the gateway's claim, so show it as one.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useSafeDelegates } from '@strongroom/react-hooks'
 *
 * export function Example({ owners }: { owners: readonly `0x${string}`[] }) {
 *   const { data } = useSafeDelegates({
 *     chainId: '1337',
 *     safeAddress: '0x58E587586f0e57bcfba0D209333f4D483F7eBB45',
 *     owners,
 *   })
 *   return <p>{data?.delegates.length} delegates, as the gateway says</p>
 * }
 */
export function useSafeDelegates<TData = SafeDelegates>(
  parameters: useSafeDelegates.Parameters<TData>,
) {
  return useOptionsQuery<
    safeDelegatesQueryOptions.Parameters,
    SafeDelegates,
    TData
  >('useSafeDelegates', safeDelegatesQueryOptions, parameters)
}

export declare namespace useSafeDelegates {
  type Parameters<TData = SafeDelegates> =
    safeDelegatesQueryOptions.Parameters &
      QueryHookOptions<SafeDelegates, TData>
}
