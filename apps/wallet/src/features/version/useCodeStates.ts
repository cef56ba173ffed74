import type { SafeContract } from '@strongroom/safe-protocol'
import { skipToken, useQuery } from '@tanstack/react-query'
import { checkContracts } from '../../chain/checkContracts.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'

/** Whether each contract has its published code, by the owner's RPC. */
export function useCodeStates(contracts: readonly SafeContract[]) {
  const { chainId } = useOpenSafe()
  const rpc = useRpc(chainId)
  const addresses = contracts.map(({ address }) => address)
  return useQuery({
    queryKey: ['wallet', 'code-states', { url: rpc?.url, addresses }],
    queryFn:
      rpc === undefined
        ? skipToken
        : ({ signal }) => checkContracts(rpc, contracts, signal),
    // Code does not change; an endpoint that was corrected is asked again.
    refetchOnMount: 'always',
    retry: 1,
  })
}
