import {
  noncesQueryOptions,
  queueQueryOptions,
} from '@strongroom/react-hooks/query'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { readNonce } from '../../chain/readNonce.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { plausibleNonce } from './checkNonce.ts'

/** The chain's next nonce, the recommended one, and those already waiting. */
export function useQueueNonces() {
  const { gateway } = useServices()
  const { chainId, address, nonce } = useOpenSafe()
  const rpc = useRpc(chainId)
  const key = { chainId, safeAddress: address }
  const recommended = useQuery(noncesQueryOptions(gateway, key))
  const queue = useInfiniteQuery(queueQueryOptions(gateway, key))
  const chain = useQuery({
    queryKey: ['wallet', 'nonce', rpc?.url, address],
    enabled: rpc !== undefined,
    queryFn: async () =>
      String(rpc === undefined ? nonce : await readNonce(rpc, address)),
  })
  const current = BigInt(chain.data ?? nonce)
  const waiting = (queue.data?.pages ?? [])
    .flatMap(({ results }) => results)
    .flatMap((item) =>
      item.type === 'TRANSACTION' &&
      item.transaction.executionInfo?.type === 'MULTISIG'
        ? [
            {
              id: item.transaction.id,
              nonce: BigInt(item.transaction.executionInfo.nonce),
            },
          ]
        : [],
    )
  return {
    // A gateway that fails once is not waited for: the chain's nonce will do.
    isPending:
      (chain.isPending && rpc !== undefined) ||
      (recommended.isPending && recommended.failureCount === 0),
    current,
    waiting,
    taken: waiting.map((one) => one.nonce),
    isQueuePending: queue.isPending && queue.failureCount === 0,
    ...plausibleNonce(current, recommended.data?.recommendedNonce),
  }
}
