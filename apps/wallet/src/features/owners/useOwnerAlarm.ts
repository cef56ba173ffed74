import { skipToken, useQuery } from '@tanstack/react-query'
import { inspectSafe, SafeDeniedError } from '../../chain/inspectSafe.ts'
import type { SafeState } from '../../chain/readSafeState.ts'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { differsInRule } from '../safe-state/findConcerns.ts'

/**
 * Who contradicts the owner's RPC about owners or threshold: the gateway, or a second
 * RPC where there is one.
 */
export function useOwnerAlarm(
  safe: OpenSafe,
  state: SafeState | undefined,
): 'gateway' | 'secondRpc' | undefined {
  const { secondRpcFor } = useServices()
  const { chainId, address, info } = safe
  const rpc = useRpc(chainId)
  const second = secondRpcFor(chainId)
  const compared = useQuery({
    queryKey: ['wallet', 'owner-sources', rpc?.url, second?.url, address],
    refetchInterval: 15_000,
    retry: false,
    queryFn:
      rpc === undefined || second === undefined
        ? skipToken
        : async ({ signal }) => {
            try {
              const safe = { chainId, address }
              await inspectSafe([rpc, second], safe, { signal })
              return true
            } catch (error) {
              if (error instanceof SafeDeniedError)
                return error.reason !== 'sourcesDisagree'
              throw error
            }
          },
  })
  if (compared.data === false) return 'secondRpc'
  return state && info && differsInRule(state, info) ? 'gateway' : undefined
}
