import type { GatewayClient } from '@strongroom/gateway-sdk'
import type {
  MutationFunction,
  MutationKey,
  UseMutationOptions,
} from '@tanstack/react-query'

type Action = (client: GatewayClient, parameters: never) => Promise<unknown>

/** Argument of `mutate`: void, if the call has no required parameters. */
export type MutationVariables<A extends Action> =
  undefined extends Parameters<A>[1]
    ? // biome-ignore lint/suspicious/noConfusingVoidType: what `mutate()` takes
      NonNullable<Parameters<A>[1]> | void
    : Parameters<A>[1]

/** The mutation options of a call, which runs once, without retries. */
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
    /** 0 if only the caller may see the variables and the result. */
    readonly gcTime?: 0
  } = {},
): UseMutationOptions<Awaited<ReturnType<A>>, Error, MutationVariables<A>> & {
  mutationKey: MutationKey
} {
  return {
    ...options,
    mutationKey: ['strongroom', name, { scope: client.uid }],
    // The call does all the work: callbacks belong to the user of the options.
    mutationFn: (async (variables: MutationVariables<A>) => {
      const answer = await action(client, variables as never)
      changed?.(variables)
      return answer
    }) as MutationFunction<Awaited<ReturnType<A>>, MutationVariables<A>>,
    retry: false,
  }
}
