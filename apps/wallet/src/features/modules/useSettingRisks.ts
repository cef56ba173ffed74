import { readContractRisks } from '@strongroom/react-hooks/sign'
import { decideSigning, type Risk } from '@strongroom/safe-protocol/risks'
import { skipToken, useQuery } from '@tanstack/react-query'
import { zeroHash } from 'viem'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'

/**
 * Asks the chain about the contract of a change before it is proposed, by the code of
 * the review. The verdict is the policy's, for no hash: nothing is accepted in a form.
 *
 * @param change undefined while no address is typed
 */
export function useSettingRisks(change: Risk | undefined) {
  const { chainId, address, owners } = useOpenSafe()
  const { secondRpcFor } = useServices()
  const rpc = useRpc(chainId)
  const second = secondRpcFor(chainId)
  const { data, error, isFetching } = useQuery({
    queryKey: [
      'wallet',
      'setting-risks',
      { urls: [rpc?.url, second?.url], safe: address, change },
    ],
    queryFn:
      rpc === undefined || change === undefined
        ? skipToken
        : ({ signal }) =>
            readContractRisks(rpc, [change], {
              ...{ safe: address, owner: owners[0], second, signal },
            }),
    staleTime: 0,
    retry: 1,
  })
  const verdict =
    change && data
      ? decideSigning([change, ...data], { hash: zeroHash })
      : undefined
  return { verdict, error, isFetching }
}
