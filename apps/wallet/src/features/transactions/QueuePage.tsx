import { useConnection } from '@strongroom/react-hooks'
import {
  EmptyState,
  ErrorState,
  Notice,
  Skeleton,
  VirtualList,
} from '@strongroom/ui-kit'
import { useCallback, useMemo } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { markNext, type QueueBlock, queueGaps } from './groupQueue.ts'
import { MoreRows } from './MoreRows.tsx'
import { nextStep } from './nextStep.ts'
import { keyOfBlock, QueueBlockView } from './QueueBlocks.tsx'
import { rowHeight } from './rowHeight.ts'
import { TransactionTabs } from './TransactionTabs.tsx'
import { useProvenQueue } from './useProvenQueue.ts'

const sizeOfBlock = (block: QueueBlock) =>
  block.kind === 'label'
    ? rowHeight.label
    : block.kind === 'single'
      ? rowHeight.row
      : rowHeight.row * (block.items.length + 1)

/** Transactions that wait for confirmations or for their execution. */
export function QueuePage() {
  const safe = useOpenSafe()
  const { queue, items, blocks, transactions, proofs, current } =
    useProvenQueue(safe)
  const gaps = queue.hasNextPage ? [] : queueGaps(items, current)
  const { account } = useConnection()
  const next = nextStep(transactions, proofs, account).id
  const renderBlock = useCallback(
    (block: QueueBlock) => <QueueBlockView block={block} safe={safe} />,
    [safe],
  )
  const rows = useMemo(() => markNext(blocks, next), [blocks, next])
  return (
    <>
      <PageTop title="Transactions" />
      <TransactionTabs />
      {queue.error && (
        <ErrorState
          error={queue.error}
          title="The queue could not be loaded"
          onRetry={() => void queue.refetch()}
          busy={queue.isFetching}
        >
          <p>The gateway keeps the queue; the chain does not have it.</p>
        </ErrorState>
      )}
      {queue.isPending && <Skeleton shape="row" lines={4} />}
      {queue.data && items.length === 0 && (
        <EmptyState title="Nothing is waiting" icon="check">
          <p>New transactions appear here until they are executed.</p>
        </EmptyState>
      )}
      {gaps.length > 0 && (
        <Notice
          tone="warning"
          title={
            gaps.length === 1
              ? `Nothing is waiting at nonce ${gaps[0]}`
              : `Nothing is waiting at nonces ${gaps[0]} to ${gaps.at(-1)}`
          }
          actions={
            <ButtonLink
              size="small"
              to="/transactions/reject"
              search={{ nonce: String(gaps[0]) }}
            >
              Fill nonce {gaps[0]} with a rejection
            </ButtonLink>
          }
        >
          The transactions after it cannot run before something does there.
        </Notice>
      )}
      <VirtualList
        aria-label="Queue"
        className="app-tx-rows"
        items={rows}
        getKey={keyOfBlock}
        renderRow={renderBlock}
        estimateSize={sizeOfBlock}
        total={queue.hasNextPage ? -1 : undefined}
        memoryKey={`queue ${safe.chainId} ${safe.address}`}
      />
      <MoreRows query={queue} />
    </>
  )
}
