'use client'
import type { getSafeMessage } from '@strongroom/gateway-sdk'
import { messageQueryOptions } from '../query/messageQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads one message with its signatures. Waits while a needed parameter is
 * missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useSafeMessage } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useSafeMessage({
 *     chainId: '1',
 *     messageHash: '0x1111111111111111111111111111111111111111111111111111111111111111',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useSafeMessage<TData = getSafeMessage.ReturnType>(
  parameters: useSafeMessage.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getSafeMessage>,
    getSafeMessage.ReturnType,
    TData
  >('useSafeMessage', messageQueryOptions, parameters)
}

export declare namespace useSafeMessage {
  type Parameters<TData = getSafeMessage.ReturnType> = QueryParameters<
    typeof getSafeMessage
  > &
    QueryHookOptions<getSafeMessage.ReturnType, TData>
}
