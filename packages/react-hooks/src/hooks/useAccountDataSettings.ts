'use client'
import type { getAccountDataSettings } from '@strongroom/gateway-sdk'
import { accountDataSettingsQueryOptions } from '../query/accountDataSettingsQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads what an owner lets the gateway keep. Waits while a needed parameter is
 * missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useAccountDataSettings } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useAccountDataSettings({
 *     address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useAccountDataSettings<
  TData = getAccountDataSettings.ReturnType,
>(parameters: useAccountDataSettings.Parameters<TData>) {
  return useOptionsQuery<
    QueryParameters<typeof getAccountDataSettings>,
    getAccountDataSettings.ReturnType,
    TData
  >('useAccountDataSettings', accountDataSettingsQueryOptions, parameters)
}

export declare namespace useAccountDataSettings {
  type Parameters<TData = getAccountDataSettings.ReturnType> = QueryParameters<
    typeof getAccountDataSettings
  > &
    QueryHookOptions<getAccountDataSettings.ReturnType, TData>
}
