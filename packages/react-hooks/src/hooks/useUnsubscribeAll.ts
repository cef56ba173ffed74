'use client'
import type { unsubscribeAll } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { unsubscribeAllMutationOptions } from '../query/unsubscribeAllMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

/**
 * Ends all e-mails that a link’s token is for.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useUnsubscribeAll } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useUnsubscribeAll()
 *   return isPending ? undefined : mutate
 * }
 */
export function useUnsubscribeAll(
  parameters: useUnsubscribeAll.Parameters = {},
) {
  return useOptionsMutation(
    'useUnsubscribeAll',
    unsubscribeAllMutationOptions,
    parameters,
  )
}

export declare namespace useUnsubscribeAll {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof unsubscribeAll>>,
    MutationVariables<typeof unsubscribeAll>
  >
}
