import {
  type QueryFunction,
  queryOptions,
  skipToken,
} from '@tanstack/react-query'
import type { Address } from 'viem'
import type { CallQueryOptions } from '../calls/callQuery.ts'
import { nodeIdOf } from '../verify/nodeIdOf.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import type { ComparedRecovery } from './compareRecovery.ts'

type RecoveryKey = readonly [
  'strongroom',
  'recovery',
  {
    readonly nodes: readonly (number | undefined)[]
    readonly chainId: string
    readonly safeAddress: string | undefined
    readonly history: boolean
  },
]

/**
 * Query options for the recovery modules (Delay modifiers of Zodiac) of a safe and their
 * attempts, read from the owner's node every half minute: all at one block, whose time
 * decides what can be executed. A safe without modules costs one request.
 *
 * What an attempt does comes from a log, found by the time that the module stores, and
 * only if its bytes have the hash that the module stores. An attempt whose log the node
 * withholds has no `call`. With a second node, an attempt that one of both hides is
 * listed with `hiddenBy`.
 *
 * @param rpc The owner's node; undefined waits.
 * @example
 * import { recoveryQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 * import { createPublicClient, http } from 'viem'
 *
 * const rpc = createPublicClient({ transport: http('https://my.node.example') })
 * const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
 * const options = recoveryQueryOptions(rpc, { chainId: '1', safeAddress })
 * const { recoveries } = await new QueryClient().fetchQuery(options)
 */
export function recoveryQueryOptions(
  rpc: RpcPort | undefined,
  parameters: recoveryQueryOptions.Parameters,
): CallQueryOptions<ComparedRecovery, RecoveryKey> {
  const { chainId, safeAddress, second, history = false } = parameters
  const nodes = [rpc, second].map((node) => node && nodeIdOf(node))
  const address = safeAddress?.toLowerCase()
  const queryKey: RecoveryKey = [
    'strongroom',
    'recovery',
    { nodes, chainId, safeAddress: address, history },
  ]
  return queryOptions({
    queryKey,
    // The type leaves `skipToken` out, so that `useSuspenseQuery` takes it, too.
    queryFn: (rpc && safeAddress
      ? async ({ signal, client }) => {
          const { compareRecovery } = await import('./compareRecovery.ts')
          const known = client.getQueryData<ComparedRecovery>(queryKey)
          const options = { history, known, signal }
          return compareRecovery(rpc, second, safeAddress, options)
        }
      : skipToken) as QueryFunction<ComparedRecovery, RecoveryKey>,
    refetchInterval: 30_000,
    staleTime: 10_000,
    // Structural sharing compares JSON values, and bigints are none.
    structuralSharing: false,
  })
}

export declare namespace recoveryQueryOptions {
  interface Parameters {
    readonly chainId: string
    readonly safeAddress: Address | undefined
    /** A node of somebody else: what it shows is joined with the owner's node. */
    readonly second?: RpcPort | undefined
    /**
     * Whether the latest attempts that left the queue are read too: this searches the
     * logs of up to 50,000 blocks. @default false
     */
    readonly history?: boolean | undefined
  }
}
