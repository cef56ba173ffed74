import type { HistoryItem } from '@strongroom/gateway-sdk'
import { useHistory } from '@strongroom/react-hooks'
import {
  DateLabel,
  EmptyState,
  ErrorState,
  Skeleton,
  TransactionRow,
  VirtualList,
} from '@strongroom/ui-kit'
import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { PageTop } from '../../core/PageTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useNames } from '../address-book/useNames.ts'
import { MoreRows } from './MoreRows.tsx'
import { rowHeight } from './rowHeight.ts'
import { TransactionTabs } from './TransactionTabs.tsx'
import { timeZone } from './timeZone.ts'
import { uniqueDays } from './uniqueDays.ts'

const keyOfItem = (item: HistoryItem) =>
  item.type === 'DATE_LABEL' ? `day-${item.timestamp}` : item.transaction.id
const sizeOfItem = (item: HistoryItem) =>
  item.type === 'DATE_LABEL' ? rowHeight.label : rowHeight.row

/** History, newest first, by the days of the reader's own time zone. */
export function HistoryPage() {
  const safe = useOpenSafe()
  const names = useNames(safe.chainId)
  const history = useHistory({
    chainId: safe.chainId,
    safeAddress: safe.address,
    timezone: timeZone,
  })
  const items = uniqueDays(
    history.data?.pages.flatMap(({ results }) => results) ?? [],
    timeZone,
  )
  const { nativeCurrency } = safe.chain
  const renderItem = useCallback(
    (item: HistoryItem) =>
      item.type === 'DATE_LABEL' ? (
        <DateLabel timestamp={item.timestamp} timeZone={timeZone} />
      ) : (
        <TransactionRow
          item={item}
          names={names}
          nativeCurrency={nativeCurrency}
          timeZone={timeZone}
          {...(item.transaction.txInfo.type !== 'Creation' && {
            renderLink: (
              <Link
                to="/transactions/tx"
                search={{ id: item.transaction.id }}
              />
            ),
          })}
        />
      ),
    [names, nativeCurrency],
  )
  return (
    <>
      <PageTop title="Transactions" />
      <TransactionTabs />
      {history.error && (
        <ErrorState
          error={history.error}
          title="The history could not be loaded"
          onRetry={() => void history.refetch()}
          busy={history.isFetching}
        />
      )}
      {history.isPending && <Skeleton shape="row" lines={6} />}
      {history.data && items.length === 0 && (
        <EmptyState title="Nothing has happened yet" icon="clock">
          <p>Executed and received transactions are listed here.</p>
        </EmptyState>
      )}
      <VirtualList
        aria-label="History"
        className="app-tx-rows"
        items={items}
        getKey={keyOfItem}
        renderRow={renderItem}
        estimateSize={sizeOfItem}
        total={history.hasNextPage ? -1 : undefined}
        memoryKey={`history ${safe.chainId} ${safe.address}`}
      />
      <MoreRows query={history} />
    </>
  )
}
