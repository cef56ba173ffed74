'use client'
import type { getFiatCurrencies } from '@strongroom/gateway-sdk'
import { fiatCurrenciesQueryOptions } from '../query/fiatCurrenciesQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Lists the currencies that the gateway gives balances in.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useFiatCurrencies } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useFiatCurrencies()
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useFiatCurrencies<TData = getFiatCurrencies.ReturnType>(
  parameters: useFiatCurrencies.Parameters<TData> = {},
) {
  return useOptionsQuery<
    QueryParameters<typeof getFiatCurrencies>,
    getFiatCurrencies.ReturnType,
    TData
  >('useFiatCurrencies', fiatCurrenciesQueryOptions, parameters)
}

export declare namespace useFiatCurrencies {
  type Parameters<TData = getFiatCurrencies.ReturnType> = QueryParameters<
    typeof getFiatCurrencies
  > &
    QueryHookOptions<getFiatCurrencies.ReturnType, TData>
}
