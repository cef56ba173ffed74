import type { TransactionItem } from '@strongroom/gateway-sdk'
import { useQueue, useTransactionStatuses } from '@strongroom/react-hooks'
import { useMemo } from 'react'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { groupQueue, transactionsOf } from './groupQueue.ts'

const none: readonly TransactionItem[] = []

/**
 * The loaded pages of a queue, and what is proven about each transaction. Without
 * `proves` nothing is read from the chain.
 */
export function useProvenQueue(safe: OpenSafe | undefined, proves = true) {
  const queue = useQueue({ chainId: safe?.chainId, safeAddress: safe?.address })
  const { pages } = queue.data ?? {}
  const items = useMemo(
    () => pages?.flatMap(({ results }) => results) ?? [],
    [pages],
  )
  const transactions = useMemo(() => transactionsOf(items), [items])
  const proofs = useTransactionStatuses({
    chainId: safe?.chainId ?? '0',
    safeAddress: safe?.address,
    items: proves ? transactions : none,
  })
  const proven = [...proofs.values()].find(({ next }) => next !== undefined)
  // The gateway's nonce stands in until the chain's is read.
  const current = Number(proven?.next ?? safe?.nonce)
  const blocks = useMemo(() => groupQueue(items, current), [items, current])
  return { queue, items, blocks, transactions, proofs, current }
}
