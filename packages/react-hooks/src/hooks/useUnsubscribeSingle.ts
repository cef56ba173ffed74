'use client'
import type { unsubscribeSingle } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { unsubscribeSingleMutationOptions } from '../query/unsubscribeSingleMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Ends one kind of e-mails that a link’s token is for.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useUnsubscribeSingle } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useUnsubscribeSingle()
 *   return isPending ? undefined : mutate
 * }
 */
export function useUnsubscribeSingle(
  parameters: useUnsubscribeSingle.Parameters = {},
) {
  return useOptionsMutation(
    'useUnsubscribeSingle',
    unsubscribeSingleMutationOptions,
    parameters,
  )
}

export declare namespace useUnsubscribeSingle {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof unsubscribeSingle>>,
    MutationVariables<typeof unsubscribeSingle>
  >
}
