import type { GatewayClient } from '@strongroom/gateway-sdk'
import type {
  MutationFunction,
  MutationKey,
  UseMutationOptions,
} from '@tanstack/react-query'

type Action = (client: GatewayClient, parameters: never) => Promise<unknown>

/** What is passed to `mutate`: nothing, where the call needs nothing. */
export type MutationVariables<A extends Action> =
  undefined extends Parameters<A>[1]
    ? // biome-ignore lint/suspicious/noConfusingVoidType: what `mutate()` takes
      NonNullable<Parameters<A>[1]> | void
    : Parameters<A>[1]

/** The mutation options of a call. Never tried again by itself. */
export function callMutation<A extends Action>(
  client: GatewayClient,
  action: A,
  name: string,
  {
    changed,
    ...options
  }: {
    /** Marks what the call changed as stale. */
    readonly changed?: (variables: MutationVariables<A>) => unknown
    /** 0 where nobody but the caller is to see what was sent or answered. */
    readonly gcTime?: 0
  } = {},
): UseMutationOptions<Awaited<ReturnType<A>>, Error, MutationVariables<A>> & {
  mutationKey: MutationKey
} {
  return {
    ...options,
    mutationKey: ['strongroom', name, { scope: client.uid }],
    // All in the call: callbacks belong to whoever uses the options.
    mutationFn: (async (variables: MutationVariables<A>) => {
      const answer = await action(client, variables as never)
      changed?.(variables)
      return answer
    }) as MutationFunction<Awaited<ReturnType<A>>, MutationVariables<A>>,
    retry: false,
  }
}
