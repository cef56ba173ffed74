'use client'
import type {
  confirmSafeMessage,
  getSafeMessage,
  getSafeMessages,
  proposeSafeMessage,
} from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../calls/callMutation.ts'
import {
  confirmMessageMutationOptions,
  messageQueryOptions,
  messagesQueryOptions,
  proposeMessageMutationOptions,
} from '../calls/messages.ts'
import type {
  ListParameters,
  QueryParameters,
} from '../calls/QueryParameters.ts'
import {
  type InfiniteQueryHookOptions,
  type Pages,
  useOptionsInfiniteQuery,
} from './useOptionsInfiniteQuery.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Lists the messages of a safe, newest first, page after page. Waits while a
 * needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useSafeMessages } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, fetchNextPage, hasNextPage } = useSafeMessages({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   const items = data?.pages.flatMap((page) => page.results) ?? []
 *   return (
 *     <button disabled={!hasNextPage} onClick={() => fetchNextPage()}>
 *       {items.length} items, more
 *     </button>
 *   )
 * }
 */
export function useSafeMessages<TData = Pages<getSafeMessages.ReturnType>>(
  parameters: useSafeMessages.Parameters<TData>,
) {
  return useOptionsInfiniteQuery<
    ListParameters<typeof getSafeMessages>,
    getSafeMessages.ReturnType,
    TData
  >('useSafeMessages', messagesQueryOptions, parameters)
}

export declare namespace useSafeMessages {
  type Parameters<TData = Pages<getSafeMessages.ReturnType>> = ListParameters<
    typeof getSafeMessages
  > &
    InfiniteQueryHookOptions<getSafeMessages.ReturnType, TData>
}

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

/**
 * Proposes a message with its first signature. Invalidates the queries that it
 * changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useProposeMessage } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useProposeMessage()
 *   return isPending ? undefined : mutate
 * }
 */
export function useProposeMessage(
  parameters: useProposeMessage.Parameters = {},
) {
  return useOptionsMutation(
    'useProposeMessage',
    proposeMessageMutationOptions,
    parameters,
  )
}

export declare namespace useProposeMessage {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof proposeSafeMessage>>,
    MutationVariables<typeof proposeSafeMessage>
  >
}

/**
 * Adds an owner’s signature to a message. Invalidates the queries that it
 * changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useConfirmMessage } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useConfirmMessage()
 *   return isPending ? undefined : mutate
 * }
 */
export function useConfirmMessage(
  parameters: useConfirmMessage.Parameters = {},
) {
  return useOptionsMutation(
    'useConfirmMessage',
    confirmMessageMutationOptions,
    parameters,
  )
}

export declare namespace useConfirmMessage {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof confirmSafeMessage>>,
    confirmMessageMutationOptions.Variables
  >
}
