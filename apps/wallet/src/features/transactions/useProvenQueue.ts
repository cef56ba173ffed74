import { useQueue, useTransactionStatuses } from '@strongroom/react-hooks'
import { useMemo } from 'react'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { groupQueue, transactionsOf } from './groupQueue.ts'

/** The loaded pages of a queue, and what is proven about each transaction. */
export function useProvenQueue({ chainId, address, nonce }: OpenSafe) {
  const queue = useQueue({ chainId, safeAddress: address })
  const { pages } = queue.data ?? {}
  const items = useMemo(
    () => pages?.flatMap(({ results }) => results) ?? [],
    [pages],
  )
  const transactions = useMemo(() => transactionsOf(items), [items])
  const proofs = useTransactionStatuses({
    ...{ chainId, safeAddress: address, items: transactions },
  })
  const proven = [...proofs.values()].find(({ next }) => next !== undefined)
  // The gateway's nonce stands in until the chain's is read.
  const current = Number(proven?.next ?? nonce)
  const blocks = useMemo(() => groupQueue(items, current), [items, current])
  return { queue, items, blocks, transactions, proofs, current }
}
