'use client'
import type { getAccountDataTypes } from '@strongroom/gateway-sdk'
import { accountDataTypesQueryOptions } from '../query/accountDataTypesQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Lists the kinds of data that the gateway can keep for an owner.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useAccountDataTypes } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useAccountDataTypes()
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useAccountDataTypes<TData = getAccountDataTypes.ReturnType>(
  parameters: useAccountDataTypes.Parameters<TData> = {},
) {
  return useOptionsQuery<
    QueryParameters<typeof getAccountDataTypes>,
    getAccountDataTypes.ReturnType,
    TData
  >('useAccountDataTypes', accountDataTypesQueryOptions, parameters)
}

export declare namespace useAccountDataTypes {
  type Parameters<TData = getAccountDataTypes.ReturnType> = QueryParameters<
    typeof getAccountDataTypes
  > &
    QueryHookOptions<getAccountDataTypes.ReturnType, TData>
}
