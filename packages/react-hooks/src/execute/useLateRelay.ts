'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { ask } from '../verify/ask.ts'
import { nodeIdOf } from '../verify/nodeIdOf.ts'
import type { TrackedExecution } from './createExecutionStore.ts'
import { useExecutions } from './useExecutions.ts'

/** Milliseconds and blocks that a relay may take. */
const patience = { time: 90_000, blocks: 3 }
/** Milliseconds after which it is late on a chain without blocks as well. */
const longest = 600_000
const readEvery = 5_000

/**
 * Whether a relay has taken too long: 90 seconds and three blocks have passed since it
 * was asked, or ten minutes. By the clock and the owner's node alone. Then let the owner
 * pay, by `release` of `usePendingExecution`, and say that only one of the two can succeed.
 *
 * @example
 * import { type TrackedExecution, useLateRelay } from '@strongroom/react-hooks'
 *
 * export const Late = (props: { pending: TrackedExecution }) =>
 *   useLateRelay(props.pending) && <p>The relay has not sent it.</p>
 */
export function useLateRelay(execution: TrackedExecution | undefined): boolean {
  const { config } = useExecutions()
  const { chainId, relay, submitted = 0, outcome } = execution ?? {}
  const rpc = config?.chains.find((one) => one.chainId === chainId)?.rpc
  const isOpen = relay !== undefined && outcome === undefined
  const { data } = useQuery({
    queryKey: [
      ...['strongroom', 'lateRelay'],
      { node: rpc && nodeIdOf(rpc), chainId, submitted },
    ],
    queryFn:
      rpc && isOpen
        ? async ({ signal }) => {
            const passed = Date.now() - submitted
            const answer = await ask(rpc, 'eth_blockNumber', [], signal)
            const blocks = Number(answer) - relay.block
            return (
              passed >= longest ||
              (passed >= patience.time && blocks >= patience.blocks)
            )
          }
        : skipToken,
    refetchInterval: ({ state }) => (state.data ? false : readEvery),
    staleTime: 0,
    retry: false,
  })
  return isOpen && data === true
}
