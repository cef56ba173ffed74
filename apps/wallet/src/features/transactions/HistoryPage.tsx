import type { HistoryItem, TransactionItem } from '@strongroom/gateway-sdk'
import { useHistory, useTransactionStatus } from '@strongroom/react-hooks'
import { findPoisoning } from '@strongroom/react-hooks/review'
import {
  Button,
  DateLabel,
  EmptyState,
  ErrorState,
  ProvenTransactionRow,
  Skeleton,
  VirtualList,
} from '@strongroom/ui-kit'
import { Link } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { PageTop } from '../../core/PageTop.tsx'
import { type OpenSafe, useOpenSafe } from '../../core/useOpenSafe.ts'
import { useKnownAddresses } from '../address-book/useKnownAddresses.ts'
import { useNames } from '../address-book/useNames.ts'
import { MoreRows } from './MoreRows.tsx'
import { rowHeight } from './rowHeight.ts'
import { TransactionTabs } from './TransactionTabs.tsx'
import { timeZone } from './timeZone.ts'
import { uniqueDays } from './uniqueDays.ts'
import { withoutRows } from './withoutRows.ts'

const keyOfItem = (item: HistoryItem) =>
  item.type === 'DATE_LABEL' ? `day-${item.timestamp}` : item.transaction.id
const sizeOfItem = (item: HistoryItem) =>
  item.type === 'DATE_LABEL' ? rowHeight.label : rowHeight.row

function HistoryRow({
  item,
  names,
  safe,
}: {
  item: TransactionItem
  names: ReturnType<typeof useNames>
  safe: OpenSafe
}) {
  const { id, txInfo } = item.transaction
  const { chainId, address: safeAddress } = safe
  const proof = useTransactionStatus({ chainId, safeAddress, item })
  return (
    <ProvenTransactionRow
      item={item}
      names={names}
      nativeCurrency={safe.chain.nativeCurrency}
      proof={proof}
      timeZone={timeZone}
      {...(txInfo.type !== 'Creation' && {
        renderLink: <Link to="/transactions/tx" search={{ id }} />,
      })}
    />
  )
}

/** History, newest first, by the days of the reader's own time zone. */
export function HistoryPage() {
  const safe = useOpenSafe()
  const names = useNames(safe.chainId)
  const history = useHistory({
    chainId: safe.chainId,
    safeAddress: safe.address,
    timezone: timeZone,
  })
  const known = useKnownAddresses(safe.chainId)
  const [showsAll, setShowsAll] = useState(false)
  const { pages } = history.data ?? {}
  const { all, poison } = useMemo(() => {
    const listed = pages?.flatMap(({ results }) => results) ?? []
    return {
      all: uniqueDays(listed, timeZone),
      poison: findPoisoning(listed, known),
    }
  }, [pages, known])
  const items = useMemo(
    () => (showsAll ? all : withoutRows(all, poison)),
    [showsAll, all, poison],
  )
  const renderItem = useCallback(
    (item: HistoryItem) =>
      item.type === 'DATE_LABEL' ? (
        <DateLabel timestamp={item.timestamp} timeZone={timeZone} />
      ) : (
        <HistoryRow item={item} names={names} safe={safe} />
      ),
    [names, safe],
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
      {history.data && all.length === 0 && (
        <EmptyState title="Nothing has happened yet" icon="clock">
          <p>Executed and received transactions are listed here.</p>
        </EmptyState>
      )}
      {poison.size > 0 && (
        <p className="app-advice">
          {poison.size === 1
            ? 'One transfer looks made to trick you into copying its address.'
            : `${poison.size} transfers look made to trick you into copying their addresses.`}{' '}
          <Button
            aria-pressed={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            Show suspicious
          </Button>
        </p>
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
