import { useConnection } from '@strongroom/react-hooks'
import {
  EmptyState,
  ErrorState,
  Icon,
  Notice,
  Skeleton,
  VirtualList,
} from '@strongroom/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { Hex } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { lazyAfterFirstScreen, useIsDue } from '../../core/firstScreen.ts'
import { PageTop } from '../../core/PageTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { type QueueBlock, queueGaps } from './groupQueue.ts'
import { MoreRows } from './MoreRows.tsx'
import { hashOfId } from './many/manySearch.ts'
import { countFilters, readQueueFilter } from './many/queueSearch.ts'
import { keyOfBlock, QueueBlockView } from './QueueBlocks.tsx'
import { useQueueTexts } from './queueTexts.ts'
import { rowAction } from './rowAction.ts'
import { rowHeight } from './rowHeight.ts'
import { TransactionTabs } from './TransactionTabs.tsx'
import { useTransactionsTexts } from './texts.ts'
import { useProvenQueue } from './useProvenQueue.ts'

// The rows come first; a selection begins with a press.
const QueueBar = lazyAfterFirstScreen(
  async () => (await import('./many/QueueBar.tsx')).QueueBar,
)
const FilteredBlocks = lazy(async () => {
  const { FilteredBlocks: component } = await import(
    './many/FilteredBlocks.tsx'
  )
  return { default: component }
})
const SelectRow = lazy(async () => {
  const { SelectRow: component } = await import('./many/SelectRow.tsx')
  return { default: component }
})
const SelectionBar = lazy(async () => {
  const { SelectionBar: component } = await import('./many/SelectionBar.tsx')
  return { default: component }
})

// Only without a gateway, or for what was signed without one.
const LocalQueue = lazy(async () => {
  const { LocalQueue: component } = await import(
    '../without-gateway/LocalQueue.tsx'
  )
  return { default: component }
})
const LocalRest = lazyAfterFirstScreen(
  async () => (await import('../without-gateway/LocalQueue.tsx')).LocalRest,
)

const sizeOfBlock = (block: QueueBlock) =>
  block.kind === 'label'
    ? rowHeight.label
    : block.kind === 'single'
      ? rowHeight.row
      : rowHeight.row * (block.items.length + 1)

/** Texts for one and two empty nonces. */
const gapKeys: Record<number, 'gap' | 'gapPair'> = { 1: 'gap', 2: 'gapPair' }

/** Transactions that wait for confirmations or for their execution. */
export function QueuePage() {
  const t = useQueueTexts()
  const tList = useTransactionsTexts()
  const safe = useOpenSafe()
  const { queue, items, blocks, transactions, proofs, current } =
    useProvenQueue(safe)
  const navigate = useNavigate()
  const search = useSearch({ from: '/safe/transactions/queue' })
  const filter = useMemo(() => readQueueFilter({ ...search }), [search])
  const isWhole = !queue.hasNextPage
  const isLost = queue.data === undefined && queue.failureCount > 0
  // Undefined: nothing can be selected.
  const [selected, setSelected] = useState<ReadonlySet<Hex>>()
  const hashes = useMemo(
    () =>
      transactions.flatMap(({ transaction }) => hashOfId(transaction.id) ?? []),
    [transactions],
  )
  const gaps = queue.hasNextPage ? [] : queueGaps(items, current)
  const { account } = useConnection()
  const renderBlock = useCallback(
    (block: QueueBlock) => (
      <QueueBlockView
        block={block}
        safe={safe}
        renderAction={(id, proof) => {
          const action = rowAction(proof, account)
          // The row is the link; a button stands where something waits for you.
          if (action === 'view') return <Icon name="chevronRight" />
          return (
            <ButtonLink size="small" to="/transactions/tx" search={{ id }}>
              {t(action)}
            </ButtonLink>
          )
        }}
        renderSelection={
          selected &&
          (({ transaction: { id, executionInfo } }) => {
            const hash = hashOfId(id)
            if (!hash || executionInfo?.type !== 'MULTISIG') return null
            return (
              <Suspense>
                <SelectRow
                  nonce={executionInfo.nonce}
                  isSelected={selected.has(hash)}
                  onChange={(isSelected) =>
                    setSelected((all) => {
                      const next = new Set(all)
                      if (isSelected) next.add(hash)
                      else next.delete(hash)
                      return next
                    })
                  }
                />
              </Suspense>
            )
          })
        }
      />
    ),
    [safe, t, account, selected],
  )
  const isDue = useIsDue('rows')
  const list = (shown: readonly QueueBlock[]) =>
    isDue && (
      <VirtualList
        aria-label={tList('queue')}
        className="app-tx-rows"
        items={shown}
        getKey={keyOfBlock}
        renderRow={renderBlock}
        estimateSize={sizeOfBlock}
        total={queue.hasNextPage ? -1 : undefined}
        memoryKey={`queue ${safe.chainId} ${safe.address}`}
      />
    )
  return (
    <>
      <PageTop
        title={tList('title')}
        actions={
          <ButtonLink to="/transactions/import">{tList('import')}</ButtonLink>
        }
      />
      <TransactionTabs />
      {isLost && (
        <Suspense fallback={<Skeleton shape="row" lines={4} />}>
          <LocalQueue safe={safe} />
        </Suspense>
      )}
      {queue.data && isWhole && (
        <Suspense>
          <LocalRest safe={safe} known={hashes} />
        </Suspense>
      )}
      {queue.error && !isLost && (
        <ErrorState
          error={queue.error}
          title={t('failed')}
          onRetry={() => void queue.refetch()}
          busy={queue.isFetching}
        >
          <p>{t('failedText')}</p>
        </ErrorState>
      )}
      {queue.isPending && !isLost && <Skeleton shape="row" lines={4} />}
      {queue.data && items.length === 0 && (
        <EmptyState title={t('empty')} icon="check">
          <p>{t('emptyText')}</p>
        </EmptyState>
      )}
      {gaps.length > 0 && (
        <Notice
          tone="warning"
          title={t(gapKeys[gaps.length] ?? 'gaps', {
            count: String(gaps.length),
            first: String(gaps[0]),
            last: String(gaps.at(-1)),
          })}
          actions={
            <ButtonLink
              size="small"
              to="/transactions/reject"
              search={{ nonce: String(gaps[0]) }}
            >
              {t('fill', { nonce: String(gaps[0]) })}
            </ButtonLink>
          }
        >
          {t('gapText', { count: gaps.length })}
        </Notice>
      )}
      {items.length > 0 && (
        <Suspense fallback={<div className="app-queue-bar" />}>
          <QueueBar
            filter={filter}
            onFilter={(next, replace = false) =>
              void navigate({
                to: '/transactions/queue',
                search: next,
                replace,
              })
            }
            isSelecting={selected !== undefined}
            onSelect={() => setSelected(new Set())}
            items={transactions}
            proofs={proofs}
            current={current}
            isWhole={isWhole}
          />
        </Suspense>
      )}
      {countFilters(filter) === 0 ? (
        list(blocks)
      ) : (
        <Suspense fallback={<Skeleton shape="row" lines={4} />}>
          <FilteredBlocks
            {...{ safe, blocks, proofs, current, filter, isWhole }}
          >
            {list}
          </FilteredBlocks>
        </Suspense>
      )}
      <MoreRows query={queue} />
      {selected && (
        <Suspense>
          <SelectionBar
            selected={selected}
            all={hashes}
            onChange={setSelected}
          />
        </Suspense>
      )}
    </>
  )
}
