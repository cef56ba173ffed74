'use client'
import type { getSafeApps } from '@strongroom/gateway-sdk'
import { safeAppsQueryOptions } from '../calls/apps.ts'
import type { QueryParameters } from '../calls/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Lists the apps of a chain. Waits while a needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useSafeApps } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useSafeApps({
 *     chainId: '1',
 *     clientUrl: 'https://wallet.example',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useSafeApps<TData = getSafeApps.ReturnType>(
  parameters: useSafeApps.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getSafeApps>,
    getSafeApps.ReturnType,
    TData
  >('useSafeApps', safeAppsQueryOptions, parameters)
}

export declare namespace useSafeApps {
  type Parameters<TData = getSafeApps.ReturnType> = QueryParameters<
    typeof getSafeApps
  > &
    QueryHookOptions<getSafeApps.ReturnType, TData>
}
