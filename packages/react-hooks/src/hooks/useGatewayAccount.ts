'use client'
import type { getAccount } from '@strongroom/gateway-sdk'
import { gatewayAccountQueryOptions } from '../query/gatewayAccountQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads what the gateway keeps about an owner who signed in. Waits while a
 * needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useGatewayAccount } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useGatewayAccount({
 *     address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useGatewayAccount<TData = getAccount.ReturnType>(
  parameters: useGatewayAccount.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getAccount>,
    getAccount.ReturnType,
    TData
  >('useGatewayAccount', gatewayAccountQueryOptions, parameters)
}

export declare namespace useGatewayAccount {
  type Parameters<TData = getAccount.ReturnType> = QueryParameters<
    typeof getAccount
  > &
    QueryHookOptions<getAccount.ReturnType, TData>
}
