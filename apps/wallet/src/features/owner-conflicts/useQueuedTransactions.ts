import { getTransactionDetails } from '@strongroom/gateway-sdk'
import { useQueue, verifyTransaction } from '@strongroom/react-hooks'
import { useQueries } from '@tanstack/react-query'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import type { QueuedTransaction } from './queueEffects.ts'

/** What waits in the queue of a safe, from bytes and recovered signatures. */
export interface QueuedTransactions {
  /** Still being read. */
  isPending: boolean
  queue: readonly QueuedTransaction[]
  /** Entries that could not be checked, or contradict themselves. */
  unread: number
}

/**
 * Reads the first page of a queue. What a transaction does is decoded from the bytes that
 * hash to its hash, and it counts only with a valid confirmation of an owner: the gateway
 * alone cannot invent one.
 */
export function useQueuedTransactions(safe: OpenSafe): QueuedTransactions {
  const { gateway } = useServices()
  const { chainId, address } = safe
  const rpc = useRpc(chainId)
  const list = useQueue({ chainId, safeAddress: address })
  const items = (
    list.data?.pages.flatMap(({ results }) => results) ?? []
  ).filter((item) => item.type === 'TRANSACTION')
  const found = useQueries({
    queries: items.map(({ transaction: { id, executionInfo } }) => ({
      queryKey: ['wallet', 'queued', rpc?.url, id, executionInfo],
      staleTime: 12_000,
      retry: 1,
      queryFn: async ({
        signal,
      }: {
        signal: AbortSignal
      }): Promise<QueuedTransaction | 'contradicted' | 'unsigned'> => {
        const request = { chainId, transactionId: id, signal }
        const details = await getTransactionDetails(gateway, request)
        const { status, transaction, tree, confirmations, chain } =
          await verifyTransaction({
            ...request,
            ...{ safeAddress: address, details, rpc },
          })
        if (status !== 'verified' || !transaction || !tree || !chain)
          return 'contradicted'
        const owners = new Set(chain.owners.map((one) => one.toLowerCase()))
        const confirmed = confirmations
          .filter(
            ({ valid, owner }) => valid && owners.has(owner.toLowerCase()),
          )
          .map(({ owner }) => owner)
        const { nonce } = transaction
        // A delegate's proposal has no confirmation of an owner yet.
        return confirmed.length === 0 || nonce < chain.nonce
          ? 'unsigned'
          : { id, nonce, tree, confirmed }
      },
    })),
  })
  return {
    isPending:
      (list.isPending && list.failureCount === 0) ||
      found.some(({ isPending }) => isPending),
    queue: found.flatMap(({ data }) =>
      data === undefined || typeof data === 'string' ? [] : data,
    ),
    unread:
      found.filter(({ isError, data }) => isError || data === 'contradicted')
        .length + (list.isError || list.hasNextPage ? 1 : 0),
  }
}
