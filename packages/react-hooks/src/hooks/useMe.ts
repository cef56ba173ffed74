'use client'
import type { getMe } from '@strongroom/gateway-sdk'
import { meQueryOptions } from '../query/meQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads the signed-in account; a missing session is an error of status 403.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useMe } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useMe()
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useMe<TData = getMe.ReturnType>(
  parameters: useMe.Parameters<TData> = {},
) {
  return useOptionsQuery<
    QueryParameters<typeof getMe>,
    getMe.ReturnType,
    TData
  >('useMe', meQueryOptions, parameters)
}

export declare namespace useMe {
  type Parameters<TData = getMe.ReturnType> = QueryParameters<typeof getMe> &
    QueryHookOptions<getMe.ReturnType, TData>
}
